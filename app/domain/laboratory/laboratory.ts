import type { Locale } from '../../i18n/locale.ts';
import type { CriticalLimit } from '../critical/critical-limits.ts';

/**
 * The laboratory that runs the site: the shape of `site.config.ts`. `laboratory-schema.ts` checks it at startup. A browser gets the fields
 * that `public-laboratory.ts` names.
 */
export interface Laboratory {
  /** The full name, for the header, titles, and structured data. */
  brand: string;
  /** The short name for running text: "Bienvenido a …". */
  shortBrand: string;
  /** The registered name of the company that runs the laboratory, and its tax number. */
  legalName: string;
  taxId: string;
  /** The number in the register of health providers: the REPS in Colombia. */
  providerCode: string;
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2; it also chooses the public holidays. */
  country: string;
  /** IANA time zone of the laboratory. */
  timeZone: string;
  /** Decimal degrees, WGS 84. */
  location: { latitude: number; longitude: number };
  /** As people read them, with the country code. The header shows the first. */
  phones: readonly [string, ...string[]];
  /** The WhatsApp number. */
  whatsapp: string;
  email: string;
  /** The address for questions about personal data. */
  privacyEmail: string;
  /** The services that store and send personal data, with their countries. Without this list, the privacy policy offers it on request. */
  dataProcessors?: readonly DataProcessor[] | undefined;
  /** The contact for reports of a vulnerability, and when the contact expires. `/.well-known/security.txt` publishes both. */
  security?: { email: string; expires: string } | undefined;
  sites: readonly Site[];
  /** The public transport lines near the laboratory. */
  transit: readonly TransitLine[];
  /** The hours that pages show; all computations use them. */
  openingHours: readonly OpeningHours[];
  /** The hours reported to search engines. */
  structuredDataHours: readonly OpeningHours[];
  claims: Claims;
  /** The shapes of its exam codes, `A` for a letter and `0` for a digit: 'AAA-000' for HEM-001, '0000' for 1001. Without it, 'AAA-000'. */
  examCodes?: readonly [string, ...string[]] | undefined;
  /** The codes of the most requested exams, most requested first: the catalog opens with them. */
  frequentExams?: readonly string[] | undefined;
  /** The zones for home sampling. */
  homeVisits: readonly HomeVisitZone[];
  /** The neighborhoods of the zones, so that a visitor can ask about their own. */
  neighborhoods?: readonly Neighborhoods[] | undefined;
  /**
   * The windows of home visits on a day. Those outside the opening hours of a day are left out. Without it, the usual ones
   * (`visit-windows.ts`).
   */
  visitWindows?: readonly VisitWindow[] | undefined;
  /** Where the zones lie, as a map of squares. Without it, the page shows only their list. */
  zoneMap?: ZoneLayout | undefined;
  /** The authors and reviewers of the site's content, by the ids that posts use. */
  team: Readonly<Record<string, TeamMember>>;
  /** As schema.org's `priceRange`: `$` to `$$$$`. */
  priceRange: string;
  payments: readonly Payment[];
  /** ISO 4217. */
  currency: string;
  copyrightYear: number;
  /** A network without an address appears as an icon without a link. */
  social: Record<SocialNetwork, string | null>;
  analytics: Analytics;
  /** Critical values: the laboratory's own limits, and how long one waits for its call before it is escalated. */
  criticalValues?:
    | { limits?: readonly CriticalLimit[] | undefined; escalateAfterMinutes?: number | undefined }
    | undefined;
}

/** A sentence or a name in both languages. */
export type InBothLanguages = Readonly<Record<Locale, string>>;

/** A place where the laboratory receives patients. */
export interface Site {
  id: string;
  name: string;
  address: string;
  /** How to get there: the nearest station and its distance. */
  arrival?: InBothLanguages | undefined;
  /** The parking directions. */
  parking?: InBothLanguages | undefined;
  /** Decimal degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

/** A public transport line with its stations in order, for the drawn map. */
export interface TransitLine {
  name: string;
  stations: readonly { name: string; latitude: number; longitude: number }[];
}

/** A municipality and the areas of it that get home visits; an empty list means all of it. */
export interface HomeVisitZone {
  municipality: string;
  areas: readonly string[];
  /** Urban areas only, not the countryside. */
  urbanOnly?: boolean | undefined;
}

/** The hours between which a collector arrives, as `HH:MM`, and how many visits fit in them. */
export interface VisitWindow {
  from: string;
  to: string;
  visits: number;
}

/** The neighborhoods of an area, or of a municipality without areas. */
export interface Neighborhoods {
  place: string;
  names: readonly string[];
}

/** The zones in rows from north to south, each from west to east; null is a square without a zone. All rows are equally long. */
export interface ZoneLayout {
  rows: readonly (readonly (string | null)[])[];
  /** A river from north to south, after this many squares of each row. */
  river?: { name: string; after: number } | undefined;
}

/** A person or a group, with their role in both languages. */
export interface TeamMember {
  name: InBothLanguages;
  role: InBothLanguages;
  /** A person's number in the register of health professionals: the ReTHUS in Colombia. The page about the laboratory shows who has one. */
  registration?: string | undefined;
}

/** A service that handles personal data on the laboratory's behalf. */
export interface DataProcessor {
  service: InBothLanguages;
  country: InBothLanguages;
}

/** The actions of visitors that count as conversions for the laboratory. */
export const conversions = [
  'Phone_Contact',
  'WhatsApp_Contact',
  'Form_Submit',
  'Quote_Request',
  'Appointment_Booking',
] as const;
export type Conversion = (typeof conversions)[number];

/** Google's tag. Without a measurement id, the site loads none of it. */
export interface Analytics {
  /** 'G-…', 'GT-…' or 'AW-…'. */
  measurementId: string | null;
  /** The address of the tag's script: Google's, or the laboratory's own tagging server. */
  scriptUrl: string;
  /** The label of each conversion in Google Ads, 'AW-123/abc'. A conversion without a label counts in Analytics only. */
  conversions: Readonly<Record<Conversion, string | null>>;
}

/** In the order of `Date.getUTCDay`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Opening and closing times as `HH:MM`, in the laboratory's time zone. */
export interface OpeningHours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

/** The laboratory's claims about itself. The words "more than" are in the texts, not in the numbers. */
export interface Claims {
  patientsServed: number;
  examTypes: number;
  resultHours: { from: number; to: number };
  paternityAccuracyPercent: number;
}

/** The ways to pay. */
export const payments = ['cash', 'creditCard', 'healthInsurance'] as const;
export type Payment = (typeof payments)[number];

export const socialNetworks = ['facebook', 'instagram', 'youtube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
