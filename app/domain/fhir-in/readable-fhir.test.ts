import { expect, test } from 'vitest';

import { glucoseBundle, jsonOf } from './fixtures/bundles.ts';
import { readableFhir } from './readable-fhir.ts';

const read = (text: string, place: string | null = null) => readableFhir(new TextEncoder().encode(text), place);
const faultsOf = (text: string, place: string | null = null) =>
  read(text, place).resources.flatMap(({ at, elements }) =>
    elements.flatMap(({ path, value, isFault }) => (isFault ? [[at, path, value]] : [])),
  );

test('shows each resource with its elements, and every value as it was written', () => {
  const text = jsonOf(glucoseBundle('transaction'));
  const { resources, faults } = read(text);
  expect(faults).toEqual([]);
  expect(resources[0]).toMatchObject({ at: 'Bundle', type: 'Bundle' });
  expect(resources.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['Bundle', 'Patient', 'Observation', 'DiagnosticReport']),
  );
  const observation = resources.find(({ type }) => type === 'Observation');
  expect(observation?.elements).toContainEqual({ path: 'valueQuantity.value', value: '91.10', cut: 0, isFault: false });
  // No value of the message is missing from the page.
  const shown = resources.flatMap(({ elements }) => elements.map(({ value }) => value));
  const sent = [...text.matchAll(/(?<=[:,[])(?:"((?:[^"\\]|\\.)*)"|(-?[\d.]+))(?=[,}\]])/g)].map(([, a, b]) => a ?? b);
  expect(shown.toSorted()).toEqual(sent.toSorted());
});

test('marks the element of a doubt, an element with a fault, and one that is missing', () => {
  const text = jsonOf(glucoseBundle('transaction'));
  const entry = read(text).resources.findIndex(({ type }) => type === 'Patient') - 1;
  expect(faultsOf(text, `${entry} birth-date`)).toEqual([[`Bundle.entry[${entry}]`, 'birthDate', '1985-07-03']]);
  const report = read(text).resources.findIndex(({ type }) => type === 'DiagnosticReport') - 1;
  const broken = text.replace(/("resourceType":"DiagnosticReport".*?)"status":"final",/, '$1');
  expect(faultsOf(broken)).toEqual([[`Bundle.entry[${report}]`, 'status', '']]);
  const alone = JSON.stringify({ resourceType: 'DiagnosticReport', status: 'done' });
  expect(faultsOf(alone)).toContainEqual(['DiagnosticReport', 'status', 'done']);
});

test('shows what is no JSON as it is', () => {
  expect(read('hola {')).toMatchObject({ resources: [], text: 'hola {' });
});
