import { expect, test } from 'vitest';

import type { ReadObservation } from './report-changes.ts';
import { susceptibilityOf, testedGerms } from './susceptibility.ts';

let position = 0;
const row = (name: string, value: string, flags = '', sub_id = ''): ReadObservation => ({
  position: ++position,
  code: name,
  code_system: 'L',
  sub_id,
  name,
  value_type: 'ST',
  value,
  unit: '',
  reference_range: '',
  flags,
  status: 'F',
  comment: null,
  method: null,
});

/** The FHIR R4 example DiagnosticReport/micro (S. aureus). Its unusual values are deliberate, and are shown as sent. */
const micro = [
  ...[['Ampicillin', '', 'R'] as const, ['Cefazolin', '<=2', 'S'] as const, ['Cefoxitin', '<=4', 'S'] as const],
  ...[
    ['Clindamycin', '>=0.5', 'S'] as const,
    ['Daptomycin', '>=1', 'S'] as const,
    ['Doxycycline', '<=0.5', 'S'] as const,
  ],
  ...[['Erythromycin', '>=8', 'R'] as const, ['Linezolid', '4', 'S'] as const, ['Penicillin', '>=2', 'R'] as const],
] as const;

test.each([
  ['S', 'susceptible'],
  ['i', 'intermediate'],
  ['A R', 'resistant'],
  ['SDD', 'susceptible-dose-dependent'],
  ['S R', null],
  ['H', null],
  ['', null],
])('%s → %s', (flags, answer) => expect(susceptibilityOf(flags)).toBe(answer));

test('every antibiotic keeps its comparator, below its germ', () => {
  const rows = [row('Germen', 'Staphylococcus aureus'), ...micro.map(([name, mic, flag]) => row(name, mic, flag))];
  const { germs, others } = testedGerms(rows);
  expect(others.map(({ value }) => value)).toEqual(['Staphylococcus aureus']);
  expect(germs).toHaveLength(1);
  expect(germs[0]?.germ).toBe('Staphylococcus aureus');
  expect(germs[0]?.antibiotics.map(({ name, value }) => [name, value])).toEqual(
    micro.map(([name, mic]) => [name, mic]),
  );
});

test('OBX-4 decides between two germs, also if their antibiotics are mixed', () => {
  const rows = [
    ...[row('Germen', 'E. coli', '', '1'), row('Germen', 'K. pneumoniae', '', '2')],
    ...[row('Amikacina', '<=2', 'S', '1.1'), row('Amikacina', '16', 'I', '2.1'), row('Ampicilina', 'R', 'R', '1.2')],
  ];
  const { germs } = testedGerms(rows);
  expect(
    germs.map(({ germ, antibiotics }) => [germ, ...antibiotics.map(({ name, value }) => `${name} ${value}`)]),
  ).toEqual([
    ['E. coli', 'Amikacina <=2', 'Ampicilina '],
    ['K. pneumoniae', 'Amikacina 16'],
  ]);
});

test('a count between a germ and its antibiotics is no germ', () => {
  const rows = [
    row('Germen', 'E. coli', '', '1'),
    row('Recuento', '>100000', '', '1'),
    row('Amikacina', '<=2', 'S', '1'),
  ];
  expect(testedGerms(rows).germs.map(({ germ }) => germ)).toEqual(['E. coli']);
});

test('no row is lost or shown twice', () => {
  const rows = [
    row('Amikacina', '<=2', 'S'),
    row('Germen', 'E. coli'),
    row('Recuento', '>100000'),
    row('Gentamicina', '1', 'S'),
  ];
  const { germs, others } = testedGerms(rows);
  const shown = [
    ...others.map((one) => one.position),
    ...germs.flatMap((one) => one.antibiotics.map((a) => a.position)),
  ];
  expect(shown.toSorted()).toEqual(rows.map((one) => one.position).toSorted());
});
