import type { Counseling } from '../../domain/exams/exam.ts';
import { conflictWords } from '../../domain/preparation/conflict-words.ts';
import { momentWords, namesWords } from '../../domain/preparation/moment-words.ts';
import { orderedExam } from '../../domain/preparation/ordered-exam.ts';
import { type NameOf, planLines } from '../../domain/preparation/plan-words.ts';
import { formatClock } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { FoldedRow } from '../../views/pages/folded-row.tsx';
import { Caution, cautionBar } from './caution.tsx';
import type { DatedVisit } from './dated-visits.ts';
import { isWithin } from './lead-time.ts';
import type { ListView } from './list-view.ts';
import { PlanTimeline } from './plan-timeline.tsx';
import { SamplingPart } from './sampling-part.tsx';
import { VisitWait } from './visit-wait.tsx';

/** One plan for all exams: each visit with its preparation and its specimens. */
export function PlanSection({ view }: { view: ListView }) {
  const locale = getLocale();
  const { plan, visits } = view.list;
  const isOne = plan.visits.length === 1;
  const nameOf = (code: string) => view.names[code] ?? code;
  return (
    <section aria-labelledby="preparacion" className="grid gap-6 print:gap-2">
      <h2 id="preparacion" className="scroll-mt-20 text-xl print:text-lg">
        {m.list_plan()}
      </h2>
      {!isOne && (
        <div className={classes(cautionBar, 'print:pl-2')}>
          <p className="font-semibold">{m.plan_visits({ count: plan.visits.length })}</p>
          <p className="mt-1">{plan.fewest ? m.plan_visits_fewest() : m.plan_visits_few()}</p>
          <ul className="mt-2 list-disc pl-6">
            {[...new Set(plan.conflicts.map((conflict) => conflictWords(conflict, locale, nameOf)))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {visits.map((dated, index) => (
        <VisitPlan
          key={dated.visit.exams.join()}
          dated={dated}
          number={isOne ? null : index + 1}
          view={view}
          nameOf={nameOf}
        />
      ))}
      {plan.unknown.length > 0 && <p>{m.plan_unknown({ codes: plan.unknown.join(', ') })}</p>}
      <CounselingNotes view={view} nameOf={nameOf} />
      <Notes view={view} />
    </section>
  );
}

interface VisitPlanProps {
  dated: DatedVisit;
  /** Null if it is the only visit. */
  number: number | null;
  view: ListView;
  nameOf: (code: string) => string;
}

function VisitPlan({ dated, number, view, nameOf }: VisitPlanProps) {
  const locale = getLocale();
  const { at } = dated;
  const { preparation, sampling, exams } = dated.visit;
  const { person, plan } = view.list;
  const ordered = view.list.exams.map(({ code }) => code);
  const reasonOf = (code: string): string => nameOf(orderedExam(code, ordered, plan));
  const below = number === null ? 'h2' : 'h3';
  const lines = planLines(preparation, at, locale, exams.length > 1 ? nameOf : null, {
    person,
    waived: plan.fastWaived.filter((code) => exams.includes(code)),
    discarded: dated.visit.discarded,
    reasonOf,
    now: view.now,
  });
  const window = preparation.timeOfDay;
  return (
    <div className={number === null ? undefined : 'border-t border-line pt-5 print:pt-1'}>
      {number !== null && <h3 className="text-lg">{m.plan_visit({ number })}</h3>}
      {number !== null && <p className="text-sm text-ink-soft">{namesWords(exams.map(nameOf), locale)}</p>}
      {!view.list.visit.isPossible && (
        <p className="font-semibold">{m.list_plan_example({ moment: momentWords(at, locale) })}</p>
      )}
      <VisitWait dated={dated} view={view} nameOf={reasonOf} />
      {dated.isMissed && <Caution isAnnounced>{m.plan_same_day_missed()}</Caution>}
      {window && !isWithin(window, at) && (
        <Caution isAnnounced>
          {m.plan_time_missed({ from: formatClock(locale, window.from), until: formatClock(locale, window.until) })}
        </Caution>
      )}
      <PlanTimeline lines={lines} at={at} isChosen={view.list.visit.isChosen} below={below} />
      <SamplingPart sampling={sampling} nameOf={nameOf} below={below} />
    </div>
  );
}

const counselingWords = {
  'hiv-sti': m.plan_counselling_hiv_sti,
  genetic: m.plan_counselling_genetic,
  paternity: m.plan_counselling_paternity,
} as const satisfies Record<Exclude<Counseling, 'none'>, unknown>;

/** Sources: Decreto 780 de 2016, art. 2.8.1.2.4 (HIV and STI); Ley 721 de 2001 (paternity). */
function CounselingNotes({ view: { list }, nameOf }: { view: ListView; nameOf: NameOf }) {
  const needed = Map.groupBy(list.exams, ({ counselling }) => counselling);
  return [...needed].flatMap(([counselling, exams]) => {
    if (counselling === 'none') return [];
    const names = namesWords(
      exams.map(({ code }) => nameOf(code)),
      getLocale(),
    );
    return [<p key={counselling}>{counselingWords[counselling]({ names })}</p>];
  });
}

/** The catalog's notes on how to read each result, available on request but separate from the preparation. */
function Notes({ view: { list } }: { view: ListView }) {
  const locale = getLocale();
  const displayed = list.exams.filter(({ notes }) => notes !== null);
  if (displayed.length === 0) return null;
  return (
    <FoldedRow className="border-b" heading={<span className="font-semibold">{m.plan_notes()}</span>}>
      <dl className="grid gap-3 pb-4">
        {displayed.map(({ code, name, notes }) => (
          <div key={code}>
            <dt className="font-semibold">{name[locale]}</dt>
            <dd>{notes?.[locale]}</dd>
          </div>
        ))}
      </dl>
    </FoldedRow>
  );
}
