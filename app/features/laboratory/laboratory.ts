/** The laboratory that runs the site: the shape of `site.config.ts`. `laboratory-schema.ts` checks it at start. */
export interface Laboratory {
  /** The full name, as it stands in the header, titles and structured data. */
  brand: string;
  /** The name in a sentence: "Bienvenido a …". */
  shortBrand: string;
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
  sites: readonly Site[];
  /** The hours shown on pages; everything computed uses these. */
  openingHours: readonly OpeningHours[];
  /** The hours told to search engines. */
  structuredDataHours: readonly OpeningHours[];
  claims: Claims;
  /** As schema.org's `priceRange`: `$` to `$$$$`. */
  priceRange: string;
  payments: readonly Payment[];
  /** ISO 4217. */
  currency: string;
  copyrightYear: number;
  /** A network without an address is shown as an icon that is not a link. */
  social: Record<SocialNetwork, string | null>;
}

export interface Site {
  id: string;
  name: string;
  address: string;
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
