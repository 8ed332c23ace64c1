import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { conversions } from './laboratory.ts';
import { laboratorySchema } from './laboratory-schema.ts';

const faultsOf = (config: unknown): { path: string; message: string }[] =>
  laboratorySchema.safeParse(config).error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ??
  [];

test('accepts the site’s own configuration', () => {
  expect(faultsOf(siteConfig)).toEqual([]);
});

/** Every field of the configuration, with values it must reject. */
const refused: [path: string, ...values: unknown[]][] = [
  ['brand', '', '  ', 7],
  ['shortBrand', ''],
  ['legalName', '', '  '],
  ['taxId', '', 900],
  ['providerCode', '', 'REPS 05001', '050010'],
  ['city', '', null],
  ['region', ''],
  ['country', 'Colombia', 'co', ''],
  ['timeZone', 'Bogota', 'America/Bogotá', ''],
  ['location.latitude', 91, -90.5, '6.244'],
  ['location.longitude', -181, 181],
  ['phones.0', '300 000 0000', '+57-300', '+57 300 abc', ''],
  ['phones.1', '604 000 0000'],
  ['whatsapp', '3000000000', '+57'],
  ['email', 'contacto', 'a@', ''],
  ['privacyEmail', 'datos', 'datos@', ''],
  ['security.email', 'seguridad', 'seguridad@', ''],
  ['security.expires', '', 'mañana', '2027-13-01', '20/11/2027'],
  ['dataProcessors.0.service.es', ''],
  ['dataProcessors.0.service.en', '  ', 7],
  ['dataProcessors.0.country.es', ''],
  ['dataProcessors.0.country.en', null],
  ['sites.0.id', 'Torre Salud', ''],
  ['sites.0.name', ''],
  ['sites.0.address', ' '],
  ['sites.0.arrival.es', ''],
  ['sites.0.arrival.en', '  ', 7],
  ['sites.0.parking.es', ''],
  ['sites.0.parking.en', null],
  ['sites.0.latitude', 91, null],
  ['sites.0.longitude', -181, '-75.5'],
  ['transit.0.name', ''],
  ['transit.0.stations.0.name', ' '],
  ['transit.0.stations.0.latitude', -91, '6.3'],
  ['transit.0.stations.0.longitude', 181, null],
  ['sites.0.latitude', 91],
  ['sites.0.longitude', -181],
  ['transit.0.name', ''],
  ['transit.0.stations.0.name', ''],
  ['transit.0.stations.0.latitude', -91],
  ['transit.0.stations.0.longitude', 181],
  ['openingHours.0.days.0', 'lunes', ''],
  ['openingHours.0.opens', '6:00', '24:00', '06:60', '18:00'],
  ['openingHours.0.closes', '5 p. m.', '06:00'],
  ['structuredDataHours.0.days.0', 'Mo'],
  ['structuredDataHours.0.opens', '6', '19:00'],
  ['structuredDataHours.0.closes', '', '05:00'],
  ['claims.patientsServed', 0, -1, 1.5, '50000'],
  ['claims.examTypes', 0],
  ['claims.resultHours.from', 0, 49],
  ['claims.resultHours.to', -1, 23],
  ['claims.paternityAccuracyPercent', 0, 100.1],
  ['examCodes.0', '', 'HEM-000', 'AAA', 7],
  ['frequentExams.0', '', 5],
  ['homeVisits.0.municipality', '', 5],
  ['homeVisits.0.areas.0', '', '  '],
  ['neighborhoods.0.place', '', 5],
  ['neighborhoods.0.names.0', '', '  '],
  ['visitWindows.0.from', '6 a. m.', '09:00'],
  ['visitWindows.0.to', '25:00', '05:00'],
  ['visitWindows.0.visits', 0, 1.5, '4'],
  ['zoneMap.rows.0.0', '', 5],
  ['zoneMap.river.name', ''],
  ['zoneMap.river.after', 0, 1.5, '2'],
  ['team.redaccion.name.es', ''],
  ['team.redaccion.name.en', '', 7],
  ['team.redaccion.role.es', ''],
  ['team.redaccion.role.en', '  '],
  ['analytics.measurementId', 'UA-00000000-1', 'g-abc', ''],
  ['analytics.scriptUrl', 'http://www.googletagmanager.com/gtag/js', ''],
  ...conversions.map((conversion): [string, ...unknown[]] => [`analytics.conversions.${conversion}`, 'AW-1', '']),
  ['priceRange', 'cheap', '', '$€'],
  ['payments.0', 'bitcoin'],
  ['currency', 'pesos', 'cop'],
  ['copyrightYear', 22, 2022.5],
  ['social.facebook', 'facebook.com/lab', 'http://facebook.com/lab', 'javascript:alert(1)'],
  ['social.instagram', '@lab'],
  ['social.youtube', ''],
];

/** Optional fields of the configuration, with values they must reject when present. */
const optional: typeof refused = [
  ['homeVisits.7.urbanOnly', 'yes', 1],
  ['visitWindows', 'four', {}],
  ['dataProcessors', 'Colombia', {}],
  ['security', 'seguridad@yarumo.example', null],
  ['team.direccion.registration', '', 7],
  ['sites.0.arrival', 'by bus', null],
  ['sites.0.parking', 'none', 0],
];

describe.each([...refused, ...optional])('%s', (path, ...values) => {
  test.each(values)('rejects %j and names the field', (value) => {
    const paths = faultsOf(withValue(siteConfig, path, value)).map((fault) => fault.path);
    // A rule about two fields names their parent.
    expect(paths).not.toEqual([]);
    expect(paths.every((named) => path === named || path.startsWith(`${named}.`))).toBe(true);
  });

  test('reports the field when it is missing', () => {
    const faults = faultsOf(withValue(siteConfig, path, undefined));
    const isRequired = !optional.some(([field]) => field === path);
    expect(faults.map((fault) => fault.path)).toEqual(isRequired ? expect.arrayContaining([path]) : []);
  });
});

test('the lists above cover every field of the configuration', () => {
  // One list item and one team member represent all of them.
  const first = (path: string) => path.replace(/\.\d+/g, '.0').replace(/^team\.[a-z-]+/, 'team.redaccion');
  const missing = [...new Set(leavesOf(siteConfig).map(first))].filter(
    (leaf) => ![...refused, ...optional].some(([path]) => first(path) === leaf),
  );
  expect(missing).toEqual([]);
});

describe('lists', () => {
  test.each([['phones'], ['sites'], ['openingHours'], ['structuredDataHours'], ['payments'], ['openingHours.0.days']])(
    '%s must not be empty',
    (path) => {
      expect(faultsOf(withValue(siteConfig, path, [])).map((fault) => fault.path)).not.toEqual([]);
    },
  );

  test.each([['openingHours'], ['structuredDataHours']])('%s: rejects a day that is listed twice', (path) => {
    const twice = [
      { days: ['monday', 'tuesday'], opens: '06:00', closes: '12:00' },
      { days: ['tuesday'], opens: '14:00', closes: '17:00' },
    ];
    expect(faultsOf(withValue(siteConfig, path, twice))).toEqual([{ path, message: 'a day is listed twice' }]);
    const sameLine = [{ days: ['monday', 'monday'], opens: '06:00', closes: '12:00' }];
    expect(faultsOf(withValue(siteConfig, path, sameLine))).toEqual([{ path, message: 'a day is listed twice' }]);
  });

  test('accepts a single site, one phone, and opening on Sunday', () => {
    const small = {
      ...siteConfig,
      phones: ['+57 300 000 0000'],
      sites: [{ id: 'a', name: 'A', address: 'B', latitude: 0, longitude: 0 }],
      openingHours: [{ days: ['sunday'], opens: '00:00', closes: '23:59' }],
      social: { facebook: 'https://facebook.com/lab', instagram: null, youtube: null },
    };
    expect(faultsOf(small)).toEqual([]);
  });
});

/** (config, 'phones.0', value) → the configuration with that value at that path; undefined removes the field. */
function withValue(config: unknown, path: string, value: unknown): unknown {
  const [head = '', ...rest] = path.split('.');
  const changed = (inner: unknown) => (rest.length === 0 ? value : withValue(inner, rest.join('.'), value));
  if (Array.isArray(config)) return config.map((item, index) => (String(index) === head ? changed(item) : item));
  return Object.fromEntries(
    Object.entries(config ?? {}).map(([key, item]) => [key, key === head ? changed(item) : item]),
  );
}

/** { a: { b: 1 }, c: [2] } → ['a.b', 'c.0'] */
const leavesOf = (value: unknown, path = ''): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, item]) => leavesOf(item, path ? `${path}.${key}` : key))
    : [path];
