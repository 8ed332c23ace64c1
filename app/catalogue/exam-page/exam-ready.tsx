import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LatestPromise } from '../../domain/promise/latest-promise.ts';
import { dueWords, sampleWords } from '../../domain/promise/promise-words.ts';
import type { SampleTime } from '../../domain/promise/sample-time.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PromiseSteps } from '../../views/promise/promise-answer.tsx';
import { SampleTimeForm } from '../../views/promise/sample-time-form.tsx';
import { Fact } from './exam-fact.tsx';

/** The anchor of the form's answer. */
const readyId = 'cuando';

interface ExamReadyProps {
  promise: LatestPromise;
  /** The moment from which the promise counts; null means now. */
  arrival: WallClock | null;
  time: SampleTime;
  path: string;
  today: string;
}

/** When the result is ready, as a fact of the card; then its steps, and the form for another day or hour. */
export function ExamReady({ promise, arrival, time, path, today }: ExamReadyProps) {
  const locale = getLocale();
  const { due, taken, each } = promise;
  const isSound = Object.keys(time.faults).length === 0;
  return (
    <section aria-labelledby={readyId} className="text-sm">
      <h2 id={readyId} className="sr-only">
        {m.exam_ready()}
      </h2>
      {isSound && (
        <dl>
          <Fact term={m.exam_fact_ready()} note={due ? sampleWords(taken ?? arrival, today, locale) : undefined}>
            {due ? dueWords(due, locale, today) : m.exam_due_impossible()}
          </Fact>
        </dl>
      )}
      <div className="-mt-2 flex flex-wrap gap-x-3 pl-26 has-[[open]]:pb-4 has-[[open]]:pl-0">
        {isSound && due && (
          <PromiseSteps promised={each[0]} comes={arrival ? 'then' : 'now'} className="open:basis-full" />
        )}
        <SampleTimeForm time={time} path={path} anchor={readyId} today={today} />
      </div>
    </section>
  );
}
