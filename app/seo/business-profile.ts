import type { OpeningHours, Payment, Site, Weekday } from '../domain/laboratory/laboratory.ts';
import type { PublicLaboratory } from '../domain/laboratory/public-laboratory.ts';

const schemaDays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>;

const paymentWords = {
  cash: 'Cash',
  creditCard: 'Credit Card',
  healthInsurance: 'Health Insurance',
} as const satisfies Record<Payment, string>;

/**
 * Two types: in schema.org, a `DiagnosticLab` is a medical organization, without hours, place, price range, or payments. A
 * `MedicalBusiness` is a local business and has them.
 */
const types = ['DiagnosticLab', 'MedicalBusiness'];

/** The id that other structured data use to refer to the laboratory. */
export const laboratoryId = (publicUrl: string): string => `${publicUrl}/#laboratory`;

/** The laboratory in brief, for pages about other subjects. */
export const laboratoryInBrief = ({ brand, phones }: PublicLaboratory, publicUrl: string): object => ({
  '@type': types,
  '@id': laboratoryId(publicUrl),
  name: brand,
  url: `${publicUrl}/`,
  telephone: phones[0],
  logo: `${publicUrl}/brand/touch-icon.png`,
});

/** The whole business profile of the laboratory, as schema.org data (clause S3.04). */
export const businessProfile = (laboratory: PublicLaboratory, publicUrl: string): object => ({
  '@type': types,
  '@id': laboratoryId(publicUrl),
  name: laboratory.brand,
  url: `${publicUrl}/`,
  telephone: laboratory.phones[0],
  address: laboratory.sites.map((site) => postalAddress(laboratory, site)),
  geo: { '@type': 'GeoCoordinates', ...laboratory.location },
  areaServed: laboratory.city,
  openingHoursSpecification: laboratory.structuredDataHours.map(hoursSpecification),
  priceRange: laboratory.priceRange,
  paymentAccepted: laboratory.payments.map((payment) => paymentWords[payment]).join(', '),
  currenciesAccepted: laboratory.currency,
  ...profileAddresses(laboratory),
});

const postalAddress = ({ city, region, country }: PublicLaboratory, { name, address }: Site): object => ({
  '@type': 'PostalAddress',
  name,
  streetAddress: address,
  addressLocality: city,
  addressRegion: region,
  addressCountry: country,
});

/** The laboratory's own profiles on other sites; empty if it has none. */
const profileAddresses = ({ social }: PublicLaboratory): object => {
  const addresses = Object.values(social).filter((address) => address !== null);
  return addresses.length > 0 ? { sameAs: addresses } : {};
};

const hoursSpecification = ({ days, opens, closes }: OpeningHours): object => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => schemaDays[day]),
  opens,
  closes,
});
