import { flagWords } from '../../domain/reports/flag-words.ts';
import type { ReferenceRange } from '../../domain/reports/range-of.ts';
import type { FlagLevel } from '../../domain/reports/result-flag.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The text twin of a number line: 'El intervalo va de 70 a 105. Su valor es 98: dentro del intervalo.' */
export function intervalSentence({ low, high }: ReferenceRange, value: string, level: FlagLevel): string {
  const flag = flagWords[level]();
  if (low && high) return m.result_line_between({ low: low.text, high: high.text, value, flag });
  if (high) return (high.isIncluded ? m.result_line_up_to : m.result_line_below)({ high: high.text, value, flag });
  const from = low?.isIncluded ? m.result_line_from : m.result_line_above;
  return from({ low: low?.text ?? '', value, flag });
}
