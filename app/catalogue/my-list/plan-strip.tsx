import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import { fastNotes, fastWarnings } from '../../domain/preparation/fast-notes.ts';
import { fastingStart } from '../../domain/preparation/fasting-start.ts';
import { momentWords } from '../../domain/preparation/moment-words.ts';
import type { Sampling } from '../../domain/preparation/sampling.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { formatShortDay, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { DatedVisit } from './dated-visits.ts';
import { isWithin } from './lead-time.ts';
import type { ListView } from './list-view.ts';

/** A moment of the plan: what happens then, and a note to it. */
interface Stop {
  label: string;
  value: string;
  note?: string;
}

/**
 * The opening of a list: its plan as a line from the last meal to the results. It shows nothing while the chosen visit is refused or too
 * soon, because then its moments are not to be followed.
 */
export function PlanStrip({ view }: { view: ListView }) {
  const locale = getLocale();
  const { visits, visit, promise } = view.list;
  const isSound = visits.every(({ isTooSoon, isMissed, at, visit: { preparation } }) => {
    const window = preparation.timeOfDay;
    return !isTooSoon && !isMissed && (!window || isWithin(window, at));
  });
  if (!visit.isPossible || !isSound) return null;
  const [first] = visits;
  const isSingle = visits.length === 1;
  const stops: Stop[] = [
    ...(first && isSingle ? fastStop(first, view, locale) : []),
    ...visits.map(({ at, visit: { sampling } }, index) => ({
      label: isSingle ? m.list_strip_visit() : m.list_strip_visit_number({ number: index + 1 }),
      value: shortMoment(at, locale),
      note: samplesWords(sampling),
    })),
    ...(promise.due
      ? [
          {
            label: m.list_strip_results(),
            value: m.list_strip_at({
              day: formatShortDay(locale, promise.due.date),
              time: formatTime(locale, promise.due.by),
            }),
          },
        ]
      : []),
  ];
  return (
    <div className="no-print mt-4">
      <ol aria-label={m.list_strip()} className="grid sm:auto-cols-fr sm:grid-flow-col sm:gap-x-4">
        {stops.map((stop, index) => (
          <StripStop key={stop.label} stop={stop} isLast={index === stops.length - 1} />
        ))}
      </ol>
      <a
        href="#preparacion"
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline decoration-line-strong underline-offset-4 sm:mt-3 lg:hidden"
      >
        {m.list_strip_plan()}
        <Icon name="arrow-right" className="size-4 rotate-90" />
      </a>
    </div>
  );
}

/** The line leads down on a phone, and to the right on a wide screen. */
const StripStop = ({ stop: { label, value, note }, isLast }: { stop: Stop; isLast: boolean }) => (
  <li className={classes('relative pl-7 not-last:pb-3 sm:pt-7 sm:pl-0', isLast && 'sm:text-right')}>
    <span
      aria-hidden="true"
      className={classes(
        'absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-brand/35 sm:top-[0.4375rem] sm:bottom-auto sm:h-0.5 sm:w-auto',
        isLast ? 'hidden sm:right-5 sm:left-0 sm:block' : 'sm:-right-4 sm:left-4',
      )}
    />
    <span
      aria-hidden="true"
      className={classes(
        'absolute left-0 grid place-items-center rounded-full bg-brand text-on-brand',
        isLast ? 'top-0.5 -ml-0.5 size-5 sm:-top-0.5 sm:right-0 sm:left-auto' : 'top-1 size-4 sm:top-0',
      )}
    >
      {isLast && <Icon name="check" className="size-3.5" />}
    </span>
    <span className="block text-sm text-ink-soft">{label}</span>{' '}
    <strong className="block font-display text-[1.375rem] leading-tight font-medium tracking-tight first-letter:uppercase sm:text-xl">
      {value}
    </strong>{' '}
    {note && <span className="mt-0.5 block text-sm text-ink-soft">{note}</span>}
  </li>
);

/** The last meal. Someone for whom a fast is dangerous reads first that it is to be asked about. */
function fastStop({ at, visit }: DatedVisit, { list: { person, plan } }: ListView, locale: Locale): Stop[] {
  const waived = plan.fastWaived.filter((code) => visit.exams.includes(code));
  if (fastWarnings(visit.preparation, { person, waived }, locale).length > 0)
    return [{ label: m.list_strip_fast_first(), value: m.list_strip_fast_first_text() }];
  const fast = fastingStart(visit, at);
  if (!fast) return [{ label: m.list_strip_fast_first(), value: m.list_strip_no_fast() }];
  const isToAsk = fastNotes(visit.preparation, person, locale).length > 0;
  return [
    {
      label: m.list_strip_fast(),
      value: shortMoment(fast.from, locale),
      ...(isToAsk && { note: m.list_strip_fast_ask() }),
    },
  ];
}

/** ({ '2026-11-30' 7:00 }, 'es') → 'lunes 30 · 7:00 a. m.'; midnight has words of its own. */
const shortMoment = (at: WallClock, locale: Locale): string =>
  at.minutes === 0
    ? momentWords(at, locale)
    : m.list_strip_at({ day: formatShortDay(locale, at.date), time: formatTime(locale, timeOf(at.minutes)) });

/** '3 tubos de sangre · 1 muestra más' */
function samplesWords({ tubes, containers }: Sampling): string {
  const [drawn, others] = [tubes, containers].map((some) => some.reduce((sum, { count }) => sum + count, 0));
  return [
    ...(drawn ? [m.list_strip_tubes({ count: drawn })] : []),
    ...(others ? [drawn ? m.list_strip_samples({ count: others }) : m.list_strip_only({ count: others })] : []),
  ].join(' · ');
}
