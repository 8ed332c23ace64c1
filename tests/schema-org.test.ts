import { describe, expect, test } from 'vitest';

import { readVocabulary } from './support/schema-org.ts';
import { faultsOf } from './support/structured-data.ts';

const vocabulary = readVocabulary();

test('reads the tables of schema.org', () => {
  expect(vocabulary.propertiesOf('Thing')?.get('name')).toEqual(['Text']);
  expect(vocabulary.propertiesOf('DiagnosticLab')?.has('availableTest')).toBe(true);
  expect(vocabulary.propertiesOf('DiagnosticLab')?.has('legalName')).toBe(true);
  expect(vocabulary.propertiesOf('NoSuchType')).toBeUndefined();
  expect(vocabulary.membersOf('DayOfWeek')).toContain('Monday');
  expect(vocabulary.isA('BlogPosting', 'CreativeWork')).toBe(true);
  expect(vocabulary.isA('MedicalBusiness', 'LocalBusiness')).toBe(true);
});

// The reason for the profile's two types (S3.04): the laboratory's own type has neither hours nor prices.
test.each(['openingHoursSpecification', 'priceRange', 'paymentAccepted', 'currenciesAccepted', 'geo'])(
  'a DiagnosticLab has no %s, a MedicalBusiness has',
  (property) => {
    expect(vocabulary.isA('DiagnosticLab', 'LocalBusiness')).toBe(false);
    expect(vocabulary.propertiesOf('DiagnosticLab')?.has(property)).toBe(false);
    expect(vocabulary.propertiesOf('MedicalBusiness')?.has(property)).toBe(true);
  },
);

const id = 'https://laboratory.example/#laboratory';
const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
const lab = (more: object = {}) => ({
  '@type': ['DiagnosticLab', 'MedicalBusiness'],
  '@id': id,
  name: 'Guadua',
  ...more,
});
const page = (more: object) => ({ '@type': 'MedicalWebPage', name: 'Sangre', ...more });

describe('accepts valid data', () => {
  test.each<[string, object]>([
    ['two types', graph(lab({ priceRange: '$$', availableTest: { '@type': 'MedicalTestPanel', name: 'ITS' } }))],
    ['a reference', graph(lab(), page({ reviewedBy: { '@id': id }, lastReviewed: '2026-11-20' }))],
    ['numbers', graph(lab({ geo: { '@type': 'GeoCoordinates', latitude: 6.2, longitude: -75.5 } }))],
    [
      'an enumeration',
      graph(
        lab({
          openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '06:00' },
        }),
      ),
    ],
    [
      'an action’s input',
      graph({ '@type': 'SearchAction', target: 'https://laboratory.example/buscar', 'query-input': 'required name=q' }),
    ],
    ['one thing without a graph', { '@context': 'https://schema.org', '@type': 'Question', name: '¿Sí?' }],
  ])('%s', (_, document) => {
    expect(faultsOf({ ...document }, vocabulary)).toEqual([]);
  });
});

describe('finds a planted fault, and no other', () => {
  test.each<[string, object, RegExp]>([
    ['no context', { '@graph': [lab()] }, /@context/],
    ['an unknown type', graph({ '@type': 'Laboratory', name: 'Guadua' }), /Laboratory is no type/],
    ['an unknown property', graph(lab({ colour: 'red' })), /colour: not a property/],
    ['a property of another type', graph({ '@type': 'DiagnosticLab', priceRange: '$$' }), /priceRange: not a property/],
    [
      'a property of a page on an article',
      graph({ '@type': 'BlogPosting', lastReviewed: '2026-11-20' }),
      /lastReviewed: not a/,
    ],
    [
      'an input of a thing that is not an action',
      graph(page({ 'query-input': 'required name=q' })),
      /query-input: not a property/,
    ],
    [
      'a thing of the wrong type',
      graph(lab({ address: { '@type': 'Person', name: 'Ana' } })),
      /a Person is no PostalAddress/,
    ],
    [
      'a wrong property deep inside',
      graph(page({ mainEntity: { '@type': 'Question', acceptedAnswer: { '@type': 'Answer', txt: 'a' } } })),
      /txt: not a property of Answer/,
    ],
    ['a reference to nothing', graph(page({ reviewedBy: { '@id': `${id}s` } })), /nothing is called/],
    [
      'a reference to the wrong thing',
      graph(page({ '@id': 'a', reviewedBy: { '@id': 'a' } })),
      /a MedicalWebPage is no Organization/,
    ],
    ['an invalid date', graph(page({ lastReviewed: '20 de noviembre' })), /is no Date/],
    ['a nonexistent day', graph(page({ lastReviewed: '2026-02-30' })), /is no Date/],
    ['a nonexistent month', graph(page({ lastReviewed: '2026-13-01' })), /is no Date/],
    ['an invalid address', graph(lab({ logo: '/logo.svg' })), /is no ImageObject or URL/],
    ['an invalid time', graph({ '@type': 'OpeningHoursSpecification', opens: '6 a. m.' }), /is no Time/],
    ['an unknown weekday', graph({ '@type': 'OpeningHoursSpecification', dayOfWeek: 'lunes' }), /is no DayOfWeek/],
    ['markup in a text', graph(page({ name: '<b>Sangre</b>' }) as object), /name: <b>/],
    ['an entity in a text', graph(page({ name: 'Sangre &amp; orina' })), /name: Sangre/],
    ['an empty text', graph(page({ name: ' ' })), /name/],
    ['a missing value', graph(page({ name: null })), /null is no Text/],
  ])('%s', (_, document, fault) => {
    expect(faultsOf({ ...document }, vocabulary)).toEqual([expect.stringMatching(fault)]);
  });
});
