import type { Component } from '../../domain/exams/component.ts';
import type { Exam } from '../../domain/exams/exam.ts';
import { isForAdults } from '../../domain/exams/interval-words.ts';
import { sourceNames } from '../../domain/exams/specimen-words.ts';
import { unitWords } from '../../domain/exams/unit-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { ExamSection } from './exam-section.tsx';
import { IntervalLines } from './interval-lines.tsx';

/** With more groups than this, the page shows those of children and of conditions only on request. */
const MOST_AT_ONCE = 4;
/** With more components than this, the page begins with the first ones and folds the others. */
const MOST_COMPONENTS = 8;
const FIRST_COMPONENTS = 6;

/** The measured components, and their reference intervals. */
export function ExamIntervals({ exam }: { exam: Exam }) {
  const locale = getLocale();
  const { components, notes } = exam;
  if (components.length === 0 && !notes) return null;
  const sources = [...new Set(components.flatMap(({ intervals }) => intervals.map(({ source }) => source)))];
  const hasIntervals = sources.length > 0;
  const shownAtOnce = components.length > MOST_COMPONENTS ? FIRST_COMPONENTS : components.length;
  return (
    <ExamSection id="valores" heading={hasIntervals ? m.exam_reference() : m.exam_reports()}>
      {hasIntervals && (
        <p>
          <strong className="font-semibold">{m.exam_reference_report()}</strong> {m.exam_reference_general()}
        </p>
      )}
      {notes && (
        <div className="prose mt-4">
          <h3>{m.exam_notes()}</h3>
          <p>{notes[locale]}</p>
        </div>
      )}
      <Values components={components.slice(0, shownAtOnce)} isOnly={components.length === 1} />
      {components.length > shownAtOnce && (
        <details className="mt-6">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
            {m.exam_values_more({ count: components.length - shownAtOnce })}
          </summary>
          <Values components={components.slice(shownAtOnce)} isOnly={false} />
        </details>
      )}
      {hasIntervals && (
        <p className="mt-6 text-sm text-ink-soft">
          {m.exam_source()}: {sources.map((source) => sourceNames[source]()).join(' · ')}
        </p>
      )}
    </ExamSection>
  );
}

const Values = ({ components, isOnly }: { components: readonly Component[]; isOnly: boolean }) => (
  <div className={classes('mt-6 grid gap-x-12 gap-y-8', !isOnly && 'md:grid-cols-2')}>
    {components.map((component) => (
      <ComponentValues key={component.id} component={component} isOnly={isOnly} />
    ))}
  </div>
);

function ComponentValues({ component, isOnly }: { component: Component; isOnly: boolean }) {
  const locale = getLocale();
  const { name, unit, loinc, intervals, expected } = component;
  const words = unit === null ? '' : unitWords(unit, locale);
  const isLong = intervals.length > MOST_AT_ONCE;
  const first = isLong ? intervals.filter(isForAdults) : intervals;
  const more = isLong ? intervals.filter((interval) => !isForAdults(interval)) : [];
  return (
    <div className="min-w-0">
      <h3 className="text-base font-bold">
        {name[locale]}
        {words && <span className="font-normal text-ink-soft"> ({words})</span>}
        {loinc && !isOnly && <span className="ml-2 text-xs font-normal text-ink-soft tabular-nums">LOINC {loinc}</span>}
      </h3>
      {expected && <p>{m.exam_expected({ value: expected[locale] })}</p>}
      {!expected && intervals.length === 0 && isOnly && <p className="text-ink-soft">{m.exam_reference_none()}</p>}
      {first.length > 0 && <IntervalLines intervals={first} component={component} />}
      {more.length > 0 && (
        <details className="mt-1" data-screen-only>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
            {m.exam_reference_more()}
          </summary>
          <IntervalLines intervals={more} component={component} />
        </details>
      )}
    </div>
  );
}
