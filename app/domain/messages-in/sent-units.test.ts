import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { isSameCharge, isSameUnit } from './sent-units.ts';

test.each([
  ['mg/dl', 'mg/dL'],
  ['MG/DL', 'mg/dL'],
  ['mg %', 'mg/dL'],
  ['10^3/µL', '10*3/uL'],
  ['x10³/uL', '10*3/uL'],
  ['10e3/uL', '10*3/uL'],
  ['K/uL', '10*3/uL'],
  ['10*9/L', '10*3/uL'],
  ['µIU/mL', 'm[IU]/L'],
  ['mUI/L', 'm[IU]/L'],
  ['UI/L', 'U/L'],
  ['ng/mL', 'ug/L'],
])('%s is another spelling of %s', (sent, catalog) => {
  expect(isSameUnit(sent, catalog)).toBe(true);
});

test.each([
  ['mmol/L', 'mg/dL'],
  ['10*6/uL', '10*3/uL'],
  ['10*9/L', '10*6/uL'],
  ['ng/mL', 'ng/dL'],
  ['g/L', 'g/dL'],
  ['mEq/L', 'mmol/L'],
])('%s is another unit than %s', (sent, catalog) => {
  expect(isSameUnit(sent, catalog)).toBe(false);
});

test('a milliequivalent is a millimole of an ion with one charge only', () => {
  expect([isSameCharge('mEq/L', 'mmol/L', '2823-3'), isSameCharge('mEq/L', 'mmol/L', '17861-6')]).toEqual([
    true,
    false,
  ]);
});

test('two units of the catalog that are the same here are the same quantity', () => {
  const units = [
    ...new Set(demonstrationExams.flatMap(({ components }) => components.flatMap(({ unit }) => unit ?? []))),
  ];
  const alike = units.flatMap((one, i) =>
    units
      .slice(i + 1)
      .filter((other) => isSameUnit(one, other))
      .map((other) => `${one} = ${other}`),
  );
  expect(alike).toMatchInlineSnapshot(`
    [
      "pg/mL = ng/L",
      "ng/mL = ug/L",
      "ng/mL = ng/mL{FEU}",
      "u[IU]/mL = m[IU]/L",
      "{ratio} = {SG}",
      "{ratio} = {INR}",
      "{ratio} = {repeats}",
      "{ratio} = {copies}",
      "{ratio} = {MoM}",
      "{ratio} = {score}",
      "U/L = [IU]/L",
      "ug/L = ng/mL{FEU}",
      "{SG} = {INR}",
      "{SG} = {repeats}",
      "{SG} = {copies}",
      "{SG} = {MoM}",
      "{SG} = {score}",
      "{INR} = {repeats}",
      "{INR} = {copies}",
      "{INR} = {MoM}",
      "{INR} = {score}",
      "{repeats} = {copies}",
      "{repeats} = {MoM}",
      "{repeats} = {score}",
      "{copies} = {MoM}",
      "{copies} = {score}",
      "{MoM} = {score}",
    ]
  `);
});
