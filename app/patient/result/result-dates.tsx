import { m } from '../../i18n/paraglide/messages.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { releasedByWords } from '../../views/results/released-by-words.ts';
import { momentInWords } from '../frame/visit-words.ts';
import type { PatientResult } from './read-result.ts';
import { subjectWords } from './subject-words.ts';

/** When the sample was collected, when it arrived, when the result was released, and by whom. */
export function ResultDates({ result }: { result: PatientResult }) {
  const { timeZone } = useLaboratory();
  const moments = [
    { name: m.result_collected(), at: result.collectedAt },
    { name: m.result_received(), at: result.receivedAt },
    { name: m.result_released(), at: result.releasedAt },
  ];
  return (
    <section>
      <h2 className="font-sans text-base font-semibold tracking-normal">{m.result_dates()}</h2>
      <dl className="mt-1.5 grid gap-3 text-sm">
        <div>
          <dt className="text-ink-soft">{m.result_patient()}</dt>
          <dd>
            <span className="wrap-anywhere">{result.subject.name}</span>
            <span className="block">{subjectWords(result)}</span>
          </dd>
        </div>
        {moments.map(
          ({ name, at }) =>
            at && (
              <div key={name}>
                <dt className="text-ink-soft">{name}</dt>
                <dd>
                  <time dateTime={at}>{momentInWords(at, timeZone)}</time>
                </dd>
              </div>
            ),
        )}
        {result.releasedBy && (
          <div>
            <dt className="text-ink-soft">{m.result_released_by()}</dt>
            <dd>{result.isAutomatic ? releasedByWords(result) : m.result_scientist({ name: result.releasedBy })}</dd>
          </div>
        )}
        {result.performer && (
          <div>
            <dt className="text-ink-soft">{m.result_performer()}</dt>
            <dd className="wrap-anywhere">{result.performer}</dd>
          </div>
        )}
      </dl>
      <p className="mt-3 text-xs text-ink-soft">{m.result_bogota()}</p>
    </section>
  );
}
