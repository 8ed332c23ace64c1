import { formatList } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { RulerTest } from './window-track.tsx';

type Read = Pick<RulerTest, 'briefs' | 'states'>;

/**
 * ('If it was 3 weeks ago', the tests, the position of that choice) → the tests whose negative is reliable by then, and what to do with the
 * others. It names the tests of the shorter list.
 */
export function conclusionWords(
  when: string,
  tests: readonly Read[],
  position: number,
): [firm: string, others: string] {
  const isFirm = ({ states }: Read): boolean => states[position] === 'reliable';
  const firm = tests.filter(isFirm);
  const others = tests.filter((test) => !isFirm(test));
  if (others.length === 0) return [m.window_firm_all({ when }), ''];
  if (firm.length === 0) return [m.window_firm_none({ when }), m.window_earlier()];
  if (firm.length > others.length)
    return [m.window_firm_most({ when, names: namesOf(others).list }), m.window_earlier()];
  const { list, count } = namesOf(firm);
  return [m.window_firm_some({ when, names: list, count }), m.window_others()];
}

/** One test may find several infections: chlamydia and gonorrhea. */
function namesOf(tests: readonly Read[]): { list: string; count: number } {
  const names = tests.flatMap(({ briefs }) => briefs);
  return { list: formatList(getLocale(), names), count: names.length };
}
