import { fastNotes, fastWarnings } from '../../domain/preparation/fast-notes.ts';
import { fastingStart } from '../../domain/preparation/fasting-start.ts';
import type { Sampling } from '../../domain/preparation/sampling.ts';
import { formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { minutesWords } from '../../i18n/span-words.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { areSound, type DatedVisit } from './dated-visits.ts';
import { listQuery } from './list-address.ts';
import { answerId, type ListView, personId } from './list-view.ts';
import { MissedSupplementNote } from './missed-supplement-note.tsx';
import { PlanMoment, type PlanMomentProps } from './plan-moment.tsx';
import { shortMoment, shortTime } from './short-moment.ts';
import { VisitForm } from './visit-form.tsx';

/** A moment of the plan, and a note to it. */
interface Stop extends Omit<PlanMomentProps, 'children'> {
  note?: string;
  /** The part of the page that answers the note. */
  noteHref?: string;
  /** Whether its day can be changed: the first visit's. */
  isChangeable?: boolean;
  isResults?: boolean;
}

/** A shorter stay is part of any visit. */
const LONG_STAY_MINUTES = 30;

/** Whether the head of a list gives its moments: not if the chosen visit is refused or too soon, because then they are not to be followed. */
export const givesMoments = ({ list: { visit, visits } }: ListView): boolean => visit.isPossible && areSound(visits);

/**
 * The opening of a list: its plan as a line from the last meal to the results, and beside the visit the form that changes its day. Without
 * moments to follow, the form is alone.
 */
export function PlanStrip({ view }: { view: ListView }) {
  if (!givesMoments(view)) return <VisitAlone view={view} />;
  const stops = stopsOf(view, getLocale());
  return (
    <section id={answerId} aria-label={m.list_strip()} className="no-print scroll-mt-28">
      <ol className="grid sm:auto-cols-fr sm:grid-flow-col sm:gap-x-6 lg:pt-4">
        {stops.map((stop, index) => (
          <StripStop key={stop.label} stop={stop} isLast={index === stops.length - 1} view={view} />
        ))}
      </ol>
      <MissedSupplementNote view={view} />
      <a
        href="#preparacion"
        className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand underline decoration-line-strong underline-offset-4 sm:mt-3 lg:hidden"
      >
        {m.list_strip_plan()}
        <Icon name="arrow-right" className="size-4 rotate-90" />
      </a>
    </section>
  );
}

/** The chosen visit that cannot be followed, with its form. A refused one has no moment. */
function VisitAlone({ view }: { view: ListView }) {
  const { visits, visit } = view.list;
  return (
    <section id={answerId} aria-label={m.list_strip()} className="no-print max-w-[28rem] scroll-mt-28">
      <VisitForm
        key={listQuery(view.address)}
        view={view}
        label={visits.length > 1 ? m.list_when_first() : m.list_when()}
        value={visit.dayFault || visit.hourFault ? '' : shortMoment(visit.at, view.today, getLocale())}
      />
    </section>
  );
}

function stopsOf(view: ListView, locale: Locale): Stop[] {
  const { visits, visit, promise } = view.list;
  const [first] = visits;
  const isSingle = visits.length === 1;
  // A day that the visitor has not chosen is a proposal.
  const visitLabel = visit.isChosen ? m.list_strip_visit() : m.list_strip_visit_ours();
  return [
    ...(first && isSingle ? fastStop(first, view, locale) : []),
    ...visits.map(({ at, visit: planned }, index) => ({
      label: isSingle ? visitLabel : m.list_strip_visit_number({ number: index + 1 }),
      value: shortMoment(at, view.today, locale),
      note: visitWords(planned, locale),
      isChangeable: index === 0,
    })),
    ...(promise.due
      ? [
          {
            label: m.list_strip_results(),
            isResults: true,
            value: shortTime(promise.due.date, formatTime(locale, promise.due.by), view.today, locale),
            ...(!isSingle && { note: m.list_ready_visits({ count: visits.length }) }),
          },
        ]
      : []),
  ];
}

/** The line leads down on a phone, and to the right on a wide screen. The results are a ring: they are not here yet. */
const StripStop = ({ stop, isLast, view }: { stop: Stop; isLast: boolean; view: ListView }) => (
  <li className="@container relative pl-7 not-last:pb-4 sm:pt-8 sm:pl-0">
    {!isLast && (
      <span
        aria-hidden="true"
        className="absolute top-5 -bottom-1 left-[0.4375rem] w-0.5 bg-brand/35 sm:top-[0.4375rem] sm:-right-6 sm:bottom-auto sm:left-4 sm:h-0.5 sm:w-auto"
      />
    )}
    <span
      aria-hidden="true"
      className={classes(
        'absolute top-1 left-0 size-4 rounded-full sm:top-0',
        stop.isResults ? 'border-2 border-brand' : 'bg-brand',
      )}
    />
    {stop.isChangeable ? (
      <VisitForm key={listQuery(view.address)} view={view} label={stop.label} value={stop.value} />
    ) : (
      <PlanMoment label={stop.label} value={stop.value} />
    )}{' '}
    {stop.note && (
      <span className="mt-0.5 block text-sm text-ink-soft">
        {stop.noteHref ? (
          <a
            href={stop.noteHref}
            className="font-semibold text-brand underline decoration-line-strong underline-offset-4"
          >
            {stop.note}
          </a>
        ) : (
          stop.note
        )}
      </span>
    )}
  </li>
);

/** The last meal. Someone for whom a fast is dangerous reads first that it is to be asked about. */
function fastStop({ at, visit }: DatedVisit, view: ListView, locale: Locale): Stop[] {
  const { person, plan } = view.list;
  const waived = plan.fastWaived.filter((code) => visit.exams.includes(code));
  if (fastWarnings(visit.preparation, { person, waived }, locale).length > 0)
    return [{ label: m.list_strip_fast_first(), value: m.list_strip_fast_first_text() }];
  const fast = fastingStart(visit, at);
  if (!fast) return [{ label: m.list_strip_fast_first(), value: m.list_strip_no_fast() }];
  const isToAsk = fastNotes(visit.preparation, person, locale).length > 0;
  return [
    {
      label: m.list_strip_fast(),
      value: shortMoment(fast.from, view.today, locale),
      // Nobody said whose list it is. Children, pregnant women, and people on insulin need another fast.
      ...(isToAsk && { note: m.list_strip_fast_ask(), noteHref: `#${personId}` }),
    },
  ];
}

/** 'En la sede · cuente con 1 hora · 4 tubos de sangre': the place if it cannot be at home, a long stay, and the samples. */
function visitWords({ preparation: { dwellMinutes }, sampling }: DatedVisit['visit'], locale: Locale): string {
  return [
    ...(sampling.home.possible ? [] : [m.list_strip_site()]),
    ...(dwellMinutes >= LONG_STAY_MINUTES ? [m.list_strip_stay({ time: minutesWords(locale, dwellMinutes) })] : []),
    samplesWords(sampling),
  ]
    .filter((words) => words !== '')
    .join(' · ');
}

/** '3 tubos de sangre · 1 muestra más' */
function samplesWords({ tubes, containers }: Sampling): string {
  const [drawn, others] = [tubes, containers].map((some) => some.reduce((sum, { count }) => sum + count, 0));
  return [
    ...(drawn ? [m.list_strip_tubes({ count: drawn })] : []),
    ...(others ? [drawn ? m.list_strip_samples({ count: others }) : m.list_strip_only({ count: others })] : []),
  ].join(' · ');
}
