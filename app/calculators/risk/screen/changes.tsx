import { m } from '../../../i18n/paraglide/messages.js';
import type { AnswerWords } from '../words/answer-words.ts';

type Change = AnswerWords['changes'][number];

/** The single changes, by factor, below today's figure. The factor with the largest effect comes first. */
export function Changes({ words: { changes, figures } }: { words: AnswerWords }) {
  if (changes.length === 0) return null;
  const today = figures[0]?.value;
  const factors = [...new Set(changes.map(({ factor }) => factor))];
  return (
    <table className="w-full border-collapse self-start">
      <caption className="pb-3 text-left font-display text-xl font-medium">{m.risk_changes()}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" colSpan={2} className="pb-2 text-left align-bottom font-semibold">
            {m.risk_changes_what()}
          </th>
          <th scope="col" className="pb-2 text-right align-bottom font-semibold sm:whitespace-nowrap">
            {m.risk_changes_then()}
          </th>
        </tr>
      </thead>
      {today && (
        <Factor
          changes={[{ factor: m.risk_factor_today(), what: m.risk_changes_today(), result: today, remaining: 1 }]}
          bar="fill-line-strong"
        />
      )}
      {factors.map((name) => (
        <Factor key={name} changes={changes.filter(({ factor }) => factor === name)} bar="fill-brand" />
      ))}
    </table>
  );
}

/** The changes of one factor: each with a bar that is as long as what remains of today's figure, and the new figure. */
const Factor = ({ changes, bar }: { changes: readonly Change[]; bar: string }) => (
  <tbody className="border-t border-line">
    {changes.map(({ factor, what, result, remaining }, index) => (
      <tr key={what}>
        {index === 0 && (
          <th
            scope="rowgroup"
            rowSpan={changes.length}
            className="w-22 py-2.5 pr-2 text-left align-top text-sm font-semibold sm:w-30"
          >
            {factor}
          </th>
        )}
        <th scope="row" className="py-2.5 pr-4 text-left text-sm font-normal">
          {what}
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1 block h-1.5 w-full">
            <rect width={remaining * 100} height="4" className={bar} />
          </svg>
        </th>
        <td className="py-2 text-right align-bottom font-display text-lg leading-none font-medium whitespace-nowrap">
          {result}
        </td>
      </tr>
    ))}
  </tbody>
);
