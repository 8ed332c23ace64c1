import type { ReactNode } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { momentInWords } from '../frame/visit-words.ts';
import type { PatientResult } from './read-result.ts';
import { reviewerWords } from './reviewer-words.ts';
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
        {result.specimen && <Fact term={m.result_specimen_type()}>{result.specimen}</Fact>}
        {result.orderedBy.length > 0 && <Fact term={m.result_ordered_by()}>{result.orderedBy.join(' · ')}</Fact>}
        {moments.map(
          ({ name, at }) =>
            at && (
              <Fact key={name} term={name}>
                <time dateTime={at}>{momentInWords(at, timeZone)}</time>
              </Fact>
            ),
        )}
        {result.releasedBy && <Fact term={m.result_released_by()}>{reviewerWords(result)}</Fact>}
        {result.performer && <Fact term={m.result_performer()}>{result.performer}</Fact>}
      </dl>
      <p className="mt-3 text-xs text-ink-soft">{m.result_bogota()}</p>
    </section>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-soft">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
