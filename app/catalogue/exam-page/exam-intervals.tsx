import type { Component, ReferenceInterval } from '../../domain/exams/component.ts';
import type { Exam } from '../../domain/exams/exam.ts';
import { isForAdults } from '../../domain/exams/interval-words.ts';
import { unitWords } from '../../domain/exams/unit-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Fold } from '../../views/pages/fold.tsx';
import { ExamSection } from './exam-section.tsx';
import { IntervalLines } from './interval-lines.tsx';

/** With more groups than this, the page shows those of children and of conditions only on request. */
const MAX_AT_ONCE = 4;
/** With more components than this, the page begins with the first ones and folds the others. */
const MAX_COMPONENTS = 8;
const FIRST_COMPONENTS = 6;

/** The measured components, and their reference intervals. */
export function ExamIntervals({ exam }: { exam: Exam }) {
  const locale = getLocale();
  const { components, notes } = exam;
  if (components.length === 0 && !notes) return null;
  const hasIntervals = components.some(({ intervals }) => intervals.length > 0);
  const shownAtOnce = components.length > MAX_COMPONENTS ? FIRST_COMPONENTS : components.length;
  const isOnly = components.length === 1;
  const note = hasIntervals && <IntervalNote />;
  const reading = notes && <Reading text={notes[locale]} />;
  return (
    <ExamSection
      id="valores"
      heading={hasIntervals ? m.exam_reference() : m.exam_reports()}
      isWide
      beside={
        isOnly ? undefined : (
          <div className="grid max-w-[38rem] gap-y-5 text-sm not-first:mt-3">
            {note}
            {reading}
          </div>
        )
      }
    >
      {/* One scale leaves room for the text beside it, and on a phone the text comes after it; many scales fill the width. */}
      <div className={isOnly ? 'grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]' : undefined}>
        <div className="min-w-0">
          <Values components={components.slice(0, shownAtOnce)} isOnly={isOnly} />
          {components.length > shownAtOnce && (
            <Fold
              words={m.exam_values_more({ count: components.length - shownAtOnce })}
              className="mt-6 [&[open]>summary]:mb-4"
            >
              <Values components={components.slice(shownAtOnce)} isOnly={false} />
            </Fold>
          )}
          <OtherGroups components={components} isOnly={isOnly} />
          {isOnly && note && <div className="mt-5">{note}</div>}
        </div>
        {isOnly && <div className="max-w-(--container-prose)">{reading}</div>}
      </div>
    </ExamSection>
  );
}

/** How much the intervals are worth. */
const IntervalNote = () => (
  <p>
    <strong className="font-semibold">{m.exam_reference_report()}</strong> {m.exam_reference_general()}
  </p>
);

/** How to read the result. */
const Reading = ({ text }: { text: string }) => (
  <div>
    <h3 className="text-base font-semibold">{m.exam_notes()}</h3>
    <p className="mt-1">{text}</p>
  </div>
);

/** The intervals of children and of conditions, of all components at once. */
function OtherGroups({ components, isOnly }: { components: readonly Component[]; isOnly: boolean }) {
  const others = components.flatMap((component) => {
    const { more } = groupsOf(component);
    return more.length > 0 ? [{ ...component, intervals: more }] : [];
  });
  if (others.length === 0) return null;
  return (
    <Fold words={m.exam_reference_more()} className="no-print mt-1">
      <div className={classes('mt-4', grid(isOnly))}>
        {others.map((component) => (
          <div key={component.id} className="min-w-0">
            <ComponentName component={component} />
            <IntervalLines intervals={component.intervals} component={component} />
          </div>
        ))}
      </div>
    </Fold>
  );
}

const grid = (isOnly: boolean): string => classes('grid gap-x-16 gap-y-8', !isOnly && 'md:grid-cols-2');

const Values = ({ components, isOnly }: { components: readonly Component[]; isOnly: boolean }) => (
  <div className={grid(isOnly)}>
    {components.map((component) => (
      <ComponentValues key={component.id} component={component} isOnly={isOnly} />
    ))}
  </div>
);

/** Splits many groups into those of adults and the others. An exam for children only has no others. */
function groupsOf({ intervals }: Component): Record<'first' | 'more', readonly ReferenceInterval[]> {
  const adults = intervals.filter(isForAdults);
  if (intervals.length <= MAX_AT_ONCE || adults.length === 0) return { first: intervals, more: [] };
  return { first: adults, more: intervals.filter((interval) => !isForAdults(interval)) };
}

function ComponentValues({ component, isOnly }: { component: Component; isOnly: boolean }) {
  const { intervals, expected } = component;
  const { first } = groupsOf(component);
  return (
    <div className="min-w-0">
      <ComponentName component={component} />
      {expected && <p>{m.exam_expected({ value: expected[getLocale()] })}</p>}
      {!expected && intervals.length === 0 && isOnly && <p className="text-ink-soft">{m.exam_reference_none()}</p>}
      {first.length > 0 && <IntervalLines intervals={first} component={component} />}
    </div>
  );
}

function ComponentName({ component: { name, unit } }: { component: Component }) {
  const locale = getLocale();
  const words = unit === null ? '' : unitWords(unit, locale);
  return (
    <h3 className="text-base font-bold">
      {name[locale]}
      {words && <span className="font-normal text-ink-soft"> ({words})</span>}
    </h3>
  );
}
