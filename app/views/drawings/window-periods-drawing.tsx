import type { ReactNode } from 'react';

import {
  type Elapsed,
  elapsedChoices,
  elapsedDays,
  stateOn,
  type WindowPeriod,
  windowPeriods,
} from '../../domain/infections/window-periods.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { WindowRuler } from '../../ui/drawings/window-ruler.tsx';
import { LAST_IN_PROPORTION } from '../../ui/drawings/window-scale.ts';
import type { RulerTest } from '../../ui/drawings/window-track.tsx';

interface WindowPeriodsDrawingProps {
  /** The addresses of the exams that the laboratory offers: the others have no link. */
  offered: readonly string[];
  /** The action below the answer for a number of days since the contact. */
  actionOn: (day: number) => ReactNode;
}

/** The window periods of the page of sexually transmitted infections. */
export function WindowPeriodsDrawing({ offered, actionOn }: WindowPeriodsDrawingProps) {
  return (
    <WindowRuler
      name="hace"
      tests={windowPeriods.map((period) => testOf(period, offered))}
      choices={elapsedChoices.map((elapsed, position) => ({
        day: elapsedDays(elapsed),
        words: position === 0 ? m.window_less_than({ time: elapsedWords(elapsed) }) : elapsedWords(elapsed),
        mark: elapsed.unit === 'month' ? elapsedWords(elapsed) : m.window_day({ day: elapsedDays(elapsed) }),
        when: (position === 0 ? m.window_if_less : m.window_if)({ time: elapsedWords(elapsed) }),
        notice: position === 0 ? <ActNow /> : undefined,
        action: actionOn(elapsedDays(elapsed)),
      }))}
      ticks={ticks.map((elapsed) => ({
        day: elapsedDays(elapsed),
        words: rulerWords(elapsed),
        isWideOnly: elapsedDays(elapsed) === LAST_IN_PROPORTION,
      }))}
    />
  );
}

const ticks: readonly Elapsed[] = [
  { count: 30, unit: 'day' },
  { count: 60, unit: 'day' },
  { count: LAST_IN_PROPORTION, unit: 'day' },
  { count: 6, unit: 'month' },
];

function testOf(period: WindowPeriod, offered: readonly string[]): RulerTest {
  const { id, note, detects, reliable } = period;
  const [from, to = from] = detects;
  return {
    id,
    name: nameOf(period, offered),
    briefs: period.exams.map(({ brief }) => brief[getLocale()]),
    note: note?.[getLocale()],
    isElsewhere: period.exams.length === 0,
    detects: { from: elapsedDays(from), to: elapsedDays(to), words: rangeWords(from, to) },
    reliable: { from: elapsedDays(reliable), words: rulerWords(reliable) },
    states: elapsedChoices.map((elapsed) => stateOn(period, elapsedDays(elapsed))),
  };
}

function nameOf({ exams, name }: WindowPeriod, offered: readonly string[]): ReactNode {
  const locale = getLocale();
  return (
    <>
      {exams.map((exam, position) => (
        <span key={exam.slug}>
          {position > 0 && ` ${m.window_and()} `}
          {offered.includes(exam.slug) ? (
            <a
              href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug })}
              className="text-brand underline underline-offset-4"
            >
              {exam.name[locale]}
            </a>
          ) : (
            exam.name[locale]
          )}
        </span>
      ))}{' '}
      {name[locale]}
    </>
  );
}

const ActNow = () => (
  <p>
    <strong className="text-alarm">{m.window_act_now()}</strong>{' '}
    <a href="#72-horas" className="text-brand underline underline-offset-4">
      {m.window_act_more()}
    </a>
  </p>
);

const words = { day: m.elapsed_days, week: m.elapsed_weeks, month: m.elapsed_months } as const;

/** { count: 12, unit: 'week' } → '12 semanas' */
const elapsedWords = ({ count, unit }: Elapsed): string => words[unit]({ count });

/** The ruler has one unit in each of its parts: days where it is in proportion, so 12 weeks are '84 días', and months after the break. */
const rulerWords = (elapsed: Elapsed): string =>
  elapsedDays(elapsed) <= LAST_IN_PROPORTION ? m.elapsed_days({ count: elapsedDays(elapsed) }) : elapsedWords(elapsed);

/** (4 weeks, 6 weeks) → '28–42 días' */
const rangeWords = (from: Elapsed, to: Elapsed): string =>
  from === to ? rulerWords(from) : m.elapsed_days_range({ from: elapsedDays(from), to: elapsedDays(to) });
