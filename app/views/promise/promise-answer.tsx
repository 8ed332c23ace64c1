import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LatestPromise } from '../../domain/promise/latest-promise.ts';
import { dueWords, stepsWords, takenWords } from '../../domain/promise/promise-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

interface ResultPromiseProps {
  promise: LatestPromise;
  /** The time of the sample; null for now. */
  chosen: WallClock | null;
  /** True if that time is in the past. */
  isPast?: boolean;
}

/** The day and hour by which all results are ready and, on request, the steps that lead there. */
export function ResultPromiseText({ promise: { due, taken, each }, chosen, isPast = false }: ResultPromiseProps) {
  const locale = getLocale();
  if (!due) return <p className="font-semibold">{m.exam_due_impossible()}</p>;
  const [last] = each;
  return (
    <div className="rounded-lg border-2 border-brand bg-surface p-5 sm:p-6">
      <p>
        <span className="block text-ink-soft">
          {takenWords(taken ?? chosen, locale, isPast)}, {m.exam_due_ready()}
        </span>
        <strong className="mt-1 block text-xl text-brand">{dueWords(due, locale)}</strong>
      </p>
      {last?.state === 'promised' && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
            {m.exam_steps()}
          </summary>
          <ol className="prose mt-1 list-decimal pl-5">
            {stepsWords(last.steps, chosen ? 'then' : 'now', locale).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
