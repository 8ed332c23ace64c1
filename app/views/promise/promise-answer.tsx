import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LatestPromise } from '../../domain/promise/latest-promise.ts';
import { dueWords, stepsWords, takenWords } from '../../domain/promise/promise-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Fold } from '../pages/fold.tsx';

type ResultPromiseProps = {
  promise: LatestPromise;
} & (
  | {
      /** The time of the sample; null for now. */
      chosen: WallClock | null;
      /** True if that time is in the past. */
      isPast?: boolean;
    }
  /** When the sample was taken, in words, if its hour is unknown: 'Si nos dejó la muestra el jueves 12 de noviembre' */
  | { taken: string }
);

/** The day and hour by which all results are ready and, on request, the steps that lead there. */
export function ResultPromiseText({ promise: { due, taken, each }, ...sample }: ResultPromiseProps) {
  const locale = getLocale();
  if (!due) return <p className="font-semibold">{m.exam_due_impossible()}</p>;
  const when = 'taken' in sample ? sample.taken : takenWords(taken ?? sample.chosen, locale, sample.isPast);
  return (
    <div className="rounded-lg border-2 border-brand bg-surface p-5 sm:p-6">
      <p>
        <span className="block text-ink-soft">
          {when}, {m.exam_due_ready()}
        </span>
        <strong className="mt-1 block text-xl text-brand">{dueWords(due, locale)}</strong>
      </p>
      <PromiseSteps promised={each[0]} comes={'taken' in sample || sample.chosen ? 'then' : 'now'} className="mt-3" />
    </div>
  );
}

interface PromiseStepsProps {
  /** The exam whose result is ready last. */
  promised: LatestPromise['each'][number] | undefined;
  comes: 'now' | 'then';
  className: string;
}

/** The steps that lead to a date, on request. */
export function PromiseSteps({ promised, comes, className }: PromiseStepsProps) {
  if (promised?.state !== 'promised') return null;
  return (
    <Fold words={m.exam_steps()} className={className}>
      <ol className="prose mt-1 list-decimal pl-5">
        {stepsWords(promised.steps, comes, getLocale()).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Fold>
  );
}
