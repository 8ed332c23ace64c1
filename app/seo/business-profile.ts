import type { Laboratory, OpeningHours, Payment, Weekday } from '../features/laboratory/laboratory.ts';

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
 * The laboratory as schema.org describes it (clause S3.04). `DiagnosticLab` is a medical organisation but not a local business,
 * and only the latter has hours, a price range and payments: the profile is both.
 */
export const businessProfile = (laboratory: Laboratory, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': ['DiagnosticLab', 'LocalBusiness'],
  '@id': `${publicUrl}/#laboratory`,
  name: laboratory.brand,
  url: `${publicUrl}/`,
  telephone: laboratory.phones[0],
  email: laboratory.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: laboratory.sites[0]?.address,
    addressLocality: laboratory.city,
    addressRegion: laboratory.region,
    addressCountry: laboratory.country,
  },
  geo: { '@type': 'GeoCoordinates', ...laboratory.location },
  openingHoursSpecification: laboratory.structuredDataHours.map(hoursSpecification),
  priceRange: laboratory.priceRange,
  paymentAccepted: laboratory.payments.map((payment) => paymentWords[payment]).join(', '),
  currenciesAccepted: laboratory.currency,
  ...profileAddresses(laboratory),
});

/** The laboratory's own pages elsewhere; nothing when there are none. */
const profileAddresses = ({ social }: Laboratory): object => {
  const addresses = Object.values(social).filter((address) => address !== null);
  return addresses.length > 0 ? { sameAs: addresses } : {};
};

const hoursSpecification = ({ days, opens, closes }: OpeningHours): object => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => schemaDays[day]),
  opens,
  closes,
});
