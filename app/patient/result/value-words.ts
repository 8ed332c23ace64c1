import { m } from '../../i18n/paraglide/messages.js';
import type { ResultValue } from './read-result.ts';

/** ('98', 'mg/dL') → '98 mg/dL' */
export const withUnit = (value: string, unit: string): string => (unit ? `${value} ${unit}` : value);

/** A row that a correction no longer has. A value that was another person's is not there: ('Creatinina', '', '') → 'Creatinina' */
export const removedWords = ({ name, value, unit }: { name: string; value: string; unit: string }): string =>
  value ? `${name}, ${withUnit(value, unit)}` : name;

/** The words about the value before a correction. */
export function changeWords(before: NonNullable<ResultValue['change']>['before'], range: string): string {
  if (!before) return m.result_new_row();
  const value = withUnit(before.value, before.unit);
  return before.reference_range === range
    ? m.result_before({ value })
    : m.result_before_interval({ value, range: before.reference_range });
}
