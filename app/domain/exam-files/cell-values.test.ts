import { expect, test } from 'vitest';

import { moneyOf } from './cell-values.ts';
import { CellRefusal } from './refusal.ts';

test.each([
  ['', null],
  ['12500', 12_500],
  ['$ 12.500', 12_500],
  ['$1,250,000', 1_250_000],
])('the price “%s” is %s', (cell, price) => {
  expect(moneyOf(cell)).toBe(price);
});

// '35 mil' is a usual way to write a price in Colombia. OrRefusal as 35, the price would be published wrong.
test.each(['35 mil', '12 MIL', '12.500 IVA', '20 USD', 'US$ 20', '€ 20', '12.500 COP'])(
  'the price “%s” is refused',
  (cell) => {
    expect(moneyOf(cell)).toBeInstanceOf(CellRefusal);
  },
);
