import type { MessageCandidate, ReviewedMessage } from '../../domain/messages-in/message-review.server.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { sexWords } from './result-words.ts';

interface CandidateProps {
  candidate: MessageCandidate;
  patient: ReviewedMessage['patient'];
}

/** The message's details of a person beside the laboratory's, line by line. Differences are marked. */
export function Candidate({ candidate, patient }: CandidateProps) {
  const date = (text: string | null) => (text ? formatDate(getLocale(), text) : '—');
  const rows = [
    [m.report_name(), patient?.name || '—', candidate.name],
    [m.message_document(), patient?.documents.join(', ') || '—', candidate.document],
    [m.report_born(), date(patient?.birthDate ?? null), date(candidate.birthDate)],
    [m.message_sex(), patient ? sexWords(patient.sex) : '—', sexWords(candidate.sex)],
  ] as const;
  return (
    <form method="post" className="mt-4 grid gap-4 rounded-lg border border-line p-4">
      <table className="w-full text-sm">
        <thead className="text-left text-ink-soft">
          <tr>
            <td />
            <th className="py-1 pr-3 font-normal">{m.message_link_sent()}</th>
            <th className="py-1 font-normal">{m.message_link_known()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([term, sent, known]) => (
            <tr key={term} className="border-t border-line align-top">
              <th className="py-1.5 pr-3 text-left font-normal text-ink-soft">{term}</th>
              <td className="py-1.5 pr-3 wrap-anywhere">{sent}</td>
              <td className="py-1.5 wrap-anywhere">
                {sent === known ? known : <mark className="bg-caution/20 text-ink">{known}</mark>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <input type="hidden" name="persona" value={candidate.id} />
      <button type="submit" name="accion" value="ligar" className={button('primary')}>
        {m.message_link()}
      </button>
    </form>
  );
}
