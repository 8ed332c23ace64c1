import type { CalendarDate, WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LatestPromise } from '../../domain/promise/latest-promise.ts';
import { dueWords, stepsWords, takenWords } from '../../domain/promise/promise-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

type ResultPromiseProps = {
  promise: LatestPromise;
  /** `plain` is for a place that has its own frame. */
  look?: 'box' | 'plain';
  /** If given, a result of this day is ready 'today', and the sample's time names the date. */
  today?: CalendarDate;
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
export function ResultPromiseText({
  promise: { due, taken, each },
  look = 'box',
  today,
  ...sample
}: ResultPromiseProps) {
  const locale = getLocale();
  if (!due) return <p className="font-semibold">{m.exam_due_impossible()}</p>;
  const [last] = each;
  const arrival = 'taken' in sample ? null : (taken ?? sample.chosen);
  const when = 'taken' in sample ? sample.taken : takenWords(arrival, locale, sample.isPast);
  const isToday = due.date === today;
  // A copy on the device or on paper says which day was today.
  const date = isToday && !arrival ? ` (${formatDay(locale, due.date)})` : '';
  const comes = 'taken' in sample || sample.chosen ? 'then' : 'now';
  return (
    <div className={look === 'box' ? 'rounded-lg border-2 border-brand bg-surface p-5 sm:p-6' : undefined}>
      <p>
        <span className={look === 'plain' ? 'block text-sm text-ink-soft' : 'block text-ink-soft'}>
          {when}
          {date}, {isToday ? m.exam_due_ready_today() : m.exam_due_ready()}
        </span>
        <strong
          className={look === 'plain' ? 'block text-lg leading-snug font-semibold' : 'mt-1 block text-xl text-brand'}
        >
          {dueWords(due, locale, today)}
        </strong>
      </p>
      {last?.state === 'promised' && (
        <details className={look === 'plain' ? 'text-sm' : 'mt-3'}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4">
            {m.exam_steps()}
          </summary>
          <ol className="prose mt-1 list-decimal pl-5">
            {stepsWords(last.steps, comes, locale).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
