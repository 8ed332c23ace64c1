import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import type { LatestPromise } from '../../domain/promise/latest-promise.ts';
import { formatClock, formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { ResultPromiseText } from '../../views/promise/promise-answer.tsx';
import { paperWords, permissionWords } from './handover-words.ts';
import type { ResultAnswer } from './result-question.ts';

/**
 * The answer to a question about a result: the time, the person who may collect the result, and the papers to bring. It also names missing
 * information.
 */
export function ResultAnswerBox({ answer }: { answer: ResultAnswer }) {
  const { exam, collector, promise, isDue, collection, handover } = answer;
  return (
    <div className="mb-8 grid gap-4">
      {exam.urgent && <UrgentBox urgent={exam.urgent} />}
      <h3 className="text-lg">{exam.name[getLocale()]}</h3>
      {promise ? <Promised answer={answer} promise={promise} /> : <p>{m.urgent_not_planned()}</p>}
      <div className="prose">
        {isDue && <p>{m.collect_overdue()}</p>}
        {collection && <p>{collectionWords(collection)}</p>}
        <h4>{m.collect_people()}</h4>
        <p>{permissionWords[handover.rule][collector]()}</p>
        {handover.papers.length > 0 && (
          <>
            <h4>{m.collect_bring()}</h4>
            <ul>
              {handover.papers.map((paper) => (
                <li key={paper}>{paperWords[paper]()}</li>
              ))}
            </ul>
          </>
        )}
        <p>{m.collect_first_message()}</p>
      </div>
      <p className="text-sm text-ink-soft">{m.collect_honest()}</p>
    </div>
  );
}

function Promised({ answer: { taken, opens }, promise }: { answer: ResultAnswer; promise: LatestPromise }) {
  if (!taken) return <ResultPromiseText promise={promise} chosen={opens} />;
  const { date, minutes } = taken;
  if (minutes !== null) return <ResultPromiseText promise={promise} chosen={{ date, minutes }} isPast />;
  return (
    <>
      <ResultPromiseText promise={promise} taken={m.collect_taken_on({ date: formatDay(getLocale(), date) })} />
      <p>{m.collect_hour_unknown()}</p>
    </>
  );
}

function collectionWords({ date, from, until }: NonNullable<ResultAnswer['collection']>): string {
  const locale = getLocale();
  const [opens, closes] = [from, until].map((minutes) => formatClock(locale, timeOf(minutes)));
  return m.collect_at_site({ date: formatDay(locale, date), from: opens ?? '', until: closes ?? '' });
}
