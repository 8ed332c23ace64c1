import type { Laboratory } from './app/features/laboratory/laboratory.ts';

/**
 * The laboratory: every fact that the site states about it, spelled once.
 * Change a value here and the pages, the structured data, the WhatsApp links and the pictures for
 * social networks follow. The shape is checked at start (`laboratory.ts` says what each field means).
 *
 * This one is fictitious. Replace it with yours.
 */
export default {
  brand: 'Yarumo Laboratorio Clínico',
  shortBrand: 'Yarumo',
  city: 'Medellín',
  region: 'Antioquia',
  country: 'CO',
  timeZone: 'America/Bogota',
  location: { latitude: 6.244, longitude: -75.581 },
  phones: ['+57 300 000 0000', '+57 604 000 0000'],
  whatsapp: '+57 300 000 0000',
  email: 'contacto@yarumo.example',
  sites: [
    { id: 'torre-salud', name: 'Torre Salud', address: 'Torre Salud, Medellín' },
    { id: 'estadio', name: 'Estadio', address: 'Calle 47D, edificio CEA, piso 3, Medellín' },
  ],

  // The source of these two tables states different hours for the page and for search engines.
  // The laboratory must confirm which is right; until then both are kept as stated, and everything that
  // is computed (open now, next opening, promised dates) uses the hours shown on pages.
  openingHours: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' },
    { days: ['saturday'], opens: '06:00', closes: '12:00' },
  ],
  structuredDataHours: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '18:00' },
    { days: ['saturday'], opens: '06:00', closes: '14:00' },
  ],

  claims: {
    patientsServed: 50_000,
    examTypes: 5_000,
    resultHours: { from: 24, to: 48 },
    paternityAccuracyPercent: 99.9,
  },
  priceRange: '$$',
  payments: ['cash', 'creditCard', 'healthInsurance'],
  currency: 'COP',
  copyrightYear: 2022,
  social: { facebook: null, instagram: null, youtube: null },
} satisfies Laboratory;
