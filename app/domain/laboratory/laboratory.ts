/** The laboratory that runs the site: the shape of `site.config.ts`. `laboratory-schema.ts` checks it at start. */
export interface Laboratory {
  /** The full name, as it stands in the header, titles and structured data. */
  brand: string;
  /** The name in a sentence: "Bienvenido a …". */
  shortBrand: string;
  /** The company that answers for it, as it stands in the register, and its tax number. */
  legalName: string;
  taxId: string;
  /** Its number in the register of health providers: the REPS in Colombia. */
  providerCode: string;
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2; it also chooses the public holidays. */
  country: string;
  /** IANA name of the zone of the clock on the laboratory's wall. */
  timeZone: string;
  /** Decimal degrees, WGS 84. */
  location: { latitude: number; longitude: number };
  /** As people read them, with the country code. The first is the one in the header. */
  phones: readonly [string, ...string[]];
  /** The number that answers WhatsApp. */
  whatsapp: string;
  email: string;
  /** Where people ask about their personal data. */
  privacyEmail: string;
  /** Who stores and sends personal data for it, and in which country. Without the list the privacy policy offers it on request. */
  dataProcessors?: readonly DataProcessor[] | undefined;
  /** Where people report a weakness of the site, and until when this may be believed: `/.well-known/security.txt` says it. */
  security?: { email: string; expires: string } | undefined;
  sites: readonly Site[];
  /** The lines by which people come. */
  transit: readonly TransitLine[];
  /** The hours shown on pages; everything computed uses these. */
  openingHours: readonly OpeningHours[];
  /** The hours told to search engines. */
  structuredDataHours: readonly OpeningHours[];
  claims: Claims;
  /** The codes of the exams that are asked for most, the first most of all: the catalogue opens with them. */
  frequentExams?: readonly string[] | undefined;
  /** Where samples are taken at home. */
  homeVisits: readonly HomeVisitZone[];
  /** Who writes and reviews what the site says, by the ids that posts name. */
  team: Readonly<Record<string, TeamMember>>;
  /** As schema.org's `priceRange`: `$` to `$$$$`. */
  priceRange: string;
  payments: readonly Payment[];
  /** ISO 4217. */
  currency: string;
  copyrightYear: number;
  /** A network without an address is shown as an icon that is not a link. */
  social: Record<SocialNetwork, string | null>;
  analytics: Analytics;
}

/** A sentence, or a name, in both languages. */
export type InBothLanguages = Readonly<Record<'es' | 'en', string>>;

export interface Site {
  id: string;
  name: string;
  address: string;
  /** How people get there: the nearest station, and how far it is. */
  arrival?: InBothLanguages | undefined;
  /** Where they leave a car. */
  parking?: InBothLanguages | undefined;
  /** Decimal degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

/** A line of public transport with its stations in their order, for the drawn map. */
export interface TransitLine {
  name: string;
  stations: readonly { name: string; latitude: number; longitude: number }[];
}

/** A municipality, and the parts of it that are visited; all of it when none is named. */
export interface HomeVisitZone {
  municipality: string;
  areas: readonly string[];
  /** Only where it is built up, not its countryside. */
  urbanOnly?: boolean | undefined;
}

/** A person, or a group of people, with what they are in both languages. */
export interface TeamMember {
  name: InBothLanguages;
  role: InBothLanguages;
}

/** A service that handles personal data on the laboratory's behalf. */
export interface DataProcessor {
  service: InBothLanguages;
  country: InBothLanguages;
}

/** What a visitor does that the laboratory is there for. */
export const conversions = [
  'Phone_Contact',
  'WhatsApp_Contact',
  'Form_Submit',
  'Quote_Request',
  'Appointment_Booking',
] as const;
export type Conversion = (typeof conversions)[number];

/** Google's tag. Without a measurement id nothing of it is loaded. */
export interface Analytics {
  /** 'G-…', 'GT-…' or 'AW-…'. */
  measurementId: string | null;
  /** Where the tag's script comes from: Google, or a tagging server of the laboratory's own. */
  scriptUrl: string;
  /** The label of each conversion in Google Ads, 'AW-123/abc'; a conversion without one is counted in Analytics alone. */
  conversions: Readonly<Record<Conversion, string | null>>;
}

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Opening and closing as `HH:MM`, on the laboratory's own clock. */
export interface OpeningHours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

/** What the laboratory says of itself. "More than" is in the words, not in the number. */
export interface Claims {
  patientsServed: number;
  examTypes: number;
  resultHours: { from: number; to: number };
  paternityAccuracyPercent: number;
}

export const payments = ['cash', 'creditCard', 'healthInsurance'] as const;
export type Payment = (typeof payments)[number];

export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
