import type { Laboratory } from './app/domain/laboratory/laboratory.ts';
import { neighborhoods } from './site.neighborhoods.ts';

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
  // Fictitious, like the laboratory: numbers of zeros are not assigned.
  legalName: 'Yarumo Laboratorio Clínico S. A. S.',
  taxId: '000.000.000-0',
  providerCode: '000000000000',
  city: 'Medellín',
  region: 'Antioquia',
  country: 'CO',
  timeZone: 'America/Bogota',
  location: { latitude: 6.244, longitude: -75.581 },
  phones: ['+57 300 000 0000', '+57 604 000 0000'],
  whatsapp: '+57 300 000 0000',
  email: 'contacto@yarumo.example',
  privacyEmail: 'datos@yarumo.example',
  // Read the reports, and move the date on once a year at most: after it the address is no longer given.
  security: { email: 'seguridad@yarumo.example', expires: '2027-11-20' },
  // As fictitious as the laboratory: name the countries of your own providers.
  dataProcessors: [
    { service: { es: 'alojamiento', en: 'hosting' }, country: { es: 'Colombia', en: 'Colombia' } },
    { service: { es: 'correo', en: 'email' }, country: { es: 'Colombia', en: 'Colombia' } },
  ],
  // Their places and car parks are fictitious, like the laboratory: near enough to draw a map. Distances are those between the
  // coordinates.
  sites: [
    {
      id: 'torre-salud',
      name: 'Torre Salud',
      address: 'Torre Salud, Medellín',
      arrival: {
        es: 'Metro: estación Poblado, línea A, a 1,4 km en línea recta. Siga en bus o en taxi.',
        en: 'Metro: Poblado station, line A, 1.4 km away as the crow flies. Take a bus or taxi from there.',
      },
      parking: {
        es: 'Hay parqueadero en el edificio, con costo. Puede dejar al paciente en la entrada.',
        en: 'In the building, for a fee. You can drop a patient off at the entrance.',
      },
      latitude: 6.2086,
      longitude: -75.5657,
    },
    {
      id: 'estadio',
      name: 'Estadio',
      address: 'Calle 47D, edificio CEA, piso 3, Medellín',
      arrival: {
        es: 'Metro: estación Estadio, línea B, a una cuadra. Desde la línea A, cambie en San Antonio con el mismo pasaje. Los días de partido o de concierto hay más gente: venga temprano.',
        en: 'Metro: Estadio station, line B, one block away. From line A, transfer at San Antonio on the same fare. It’s busier on game and concert days: come early.',
      },
      parking: {
        es: 'El edificio no tiene parqueadero. Hay parqueaderos públicos en las cuadras vecinas; puede dejar al paciente en la entrada.',
        en: 'None in the building. There are public parking lots on nearby blocks; you can drop a patient off at the entrance.',
      },
      latitude: 6.253,
      longitude: -75.588,
    },
  ],
  // The Metro's stations around the sites, as near as the drawn map needs them.
  transit: [
    {
      name: 'A',
      stations: [
        { name: 'Niquía', latitude: 6.3378, longitude: -75.5443 },
        { name: 'Caribe', latitude: 6.2776, longitude: -75.5695 },
        { name: 'Universidad', latitude: 6.2694, longitude: -75.5658 },
        { name: 'Hospital', latitude: 6.2639, longitude: -75.5634 },
        { name: 'Prado', latitude: 6.257, longitude: -75.5661 },
        { name: 'Parque Berrío', latitude: 6.2506, longitude: -75.5683 },
        { name: 'San Antonio', latitude: 6.2472, longitude: -75.5697 },
        { name: 'Alpujarra', latitude: 6.2429, longitude: -75.5715 },
        { name: 'Exposiciones', latitude: 6.2383, longitude: -75.5732 },
        { name: 'Industriales', latitude: 6.23, longitude: -75.5756 },
        { name: 'Poblado', latitude: 6.2127, longitude: -75.5781 },
        { name: 'Aguacatala', latitude: 6.1937, longitude: -75.5821 },
        { name: 'La Estrella', latitude: 6.1528, longitude: -75.6262 },
      ],
    },
    {
      name: 'B',
      stations: [
        { name: 'San Antonio', latitude: 6.2472, longitude: -75.5697 },
        { name: 'Cisneros', latitude: 6.249, longitude: -75.575 },
        { name: 'Suramericana', latitude: 6.253, longitude: -75.5829 },
        { name: 'Estadio', latitude: 6.2533, longitude: -75.5883 },
        { name: 'Floresta', latitude: 6.2587, longitude: -75.5977 },
        { name: 'Santa Lucía', latitude: 6.2581, longitude: -75.6038 },
        { name: 'San Javier', latitude: 6.2569, longitude: -75.6132 },
      ],
    },
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

  // The shape of the exams' codes: A is a letter and 0 a digit. A laboratory with codes like 1001 writes '0000'.
  examCodes: ['AAA-000'],

  // The catalogue opens with these.
  frequentExams: ['HEM-001', 'QUI-001', 'PAN-001', 'QUI-026', 'ORI-001', 'END-001', 'QUI-002', 'REP-001'],

  claims: {
    patientsServed: 50_000,
    examTypes: 5_000,
    resultHours: { from: 24, to: 48 },
    paternityAccuracyPercent: 99.9,
  },
  homeVisits: [
    {
      municipality: 'Medellín',
      areas: [
        'Popular',
        'Santa Cruz',
        'Manrique',
        'Aranjuez',
        'Castilla',
        'Doce de Octubre',
        'Robledo',
        'Villa Hermosa',
        'Buenos Aires',
        'La Candelaria',
        'Laureles–Estadio',
        'La América',
        'San Javier',
        'El Poblado',
        'Guayabal',
        'Belén',
        'San Antonio de Prado',
        'San Cristóbal',
        'Altavista',
        'Santa Elena',
      ],
    },
    { municipality: 'Envigado', areas: [] },
    { municipality: 'Itagüí', areas: [] },
    { municipality: 'Sabaneta', areas: [] },
    { municipality: 'La Estrella', areas: [] },
    { municipality: 'Bello', areas: [] },
    { municipality: 'Copacabana', areas: [] },
    { municipality: 'Girardota', areas: [], urbanOnly: true },
    { municipality: 'Barbosa', areas: [], urbanOnly: true },
    { municipality: 'Caldas', areas: [], urbanOnly: true },
  ],
  // How many visits the collectors can make in each window. Saturdays have the windows before noon.
  visitWindows: [
    { from: '06:00', to: '08:00', visits: 6 },
    { from: '08:00', to: '10:00', visits: 4 },
    { from: '10:00', to: '12:00', visits: 4 },
    { from: '14:00', to: '16:00', visits: 2 },
  ],
  neighborhoods,
  zoneMap: {
    rows: [
      [null, 'Copacabana', 'Girardota', 'Barbosa'],
      [null, 'Bello', null, null],
      ['Doce de Octubre', 'Castilla', 'Santa Cruz', 'Popular'],
      ['San Cristóbal', 'Robledo', 'Aranjuez', 'Manrique'],
      ['San Javier', 'La América', 'La Candelaria', 'Villa Hermosa'],
      ['Altavista', 'Laureles–Estadio', 'Buenos Aires', null],
      ['Belén', 'Guayabal', 'El Poblado', 'Santa Elena'],
      ['San Antonio de Prado', 'Itagüí', 'Envigado', null],
      [null, 'La Estrella', 'Sabaneta', null],
      [null, 'Caldas', null, null],
    ],
    river: { name: 'Río Medellín', after: 2 },
  },
  team: {
    redaccion: {
      name: { es: 'Redacción del laboratorio', en: 'The laboratory’s editors' },
      role: { es: 'Textos para pacientes', en: 'Patient information' },
    },
    'direccion-cientifica': {
      name: { es: 'Dirección científica', en: 'Laboratory director' },
      role: { es: 'Revisión por bacteriología', en: 'Reviewed by a clinical laboratory scientist' },
    },
    // The people who sign results: /nosotros shows everyone with a registration. These are demonstration data: write the names and the
    // ReTHUS numbers of your own professionals.
    direccion: {
      name: { es: 'Nombre de Ejemplo', en: 'Example Name' },
      role: { es: 'Bacterióloga, directora del laboratorio', en: 'Clinical laboratory scientist, laboratory director' },
      registration: '00000001',
    },
    quimica: {
      name: { es: 'Otro Nombre de Ejemplo', en: 'Another Example Name' },
      role: { es: 'Bacteriólogo, química y hormonas', en: 'Clinical laboratory scientist, chemistry and hormones' },
      registration: '00000002',
    },
    microbiologia: {
      name: { es: 'Un Tercer Ejemplo', en: 'A Third Example' },
      role: { es: 'Bacterióloga, microbiología', en: 'Clinical laboratory scientist, microbiology' },
      registration: '00000003',
    },
  },
  priceRange: '$$',
  payments: ['cash', 'creditCard', 'healthInsurance'],
  currency: 'COP',
  copyrightYear: 2022,
  social: { facebook: null, instagram: null, youtube: null },

  // `docs/analytics.md` describes these. Without an id no page loads or sends anything.
  analytics: {
    measurementId: null,
    scriptUrl: 'https://www.googletagmanager.com/gtag/js',
    conversions: {
      Phone_Contact: null,
      WhatsApp_Contact: null,
      Form_Submit: null,
      Quote_Request: null,
      Appointment_Booking: null,
    },
  },
} satisfies Laboratory;
