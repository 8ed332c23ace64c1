import { m } from '../../../i18n/paraglide/messages.js';
import type { AnswerWords } from '../words/answer-words.ts';

type Change = AnswerWords['changes'][number];

/** The single changes below today's figure. The one with the largest effect comes first. */
export function Changes({ words: { changes, figures } }: { words: AnswerWords }) {
  if (changes.length === 0) return null;
  const today = figures[0]?.value;
  const sorted = changes.toSorted((a, b) => a.remaining - b.remaining);
  // Of the goals for one factor, the best one.
  const byEffect = sorted.filter(({ factor }, index) => sorted.findIndex((one) => one.factor === factor) === index);
  return (
    <table className="w-full border-collapse self-start">
      <caption className="pb-3 text-left font-display text-xl font-medium">{m.risk_changes()}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 text-left align-bottom font-semibold">
            {m.risk_changes_what()}
          </th>
          <th scope="col" className="pb-2 text-right align-bottom font-semibold sm:whitespace-nowrap">
            {m.risk_changes_then()}
          </th>
        </tr>
      </thead>
      <tbody>
        {today && (
          <Row
            change={{ factor: m.risk_factor_today(), what: m.risk_changes_today(), result: today, remaining: 1 }}
            bar="fill-line-strong"
          />
        )}
        {byEffect.map((change) => (
          <Row key={change.factor + change.what} change={change} bar="fill-brand" />
        ))}
      </tbody>
    </table>
  );
}

/** A change: its factor, a bar that is as long as what remains of today's figure, and the new figure. */
const Row = ({ change: { factor, what, result, remaining }, bar }: { change: Change; bar: string }) => (
  <tr className="border-t border-line">
    <th scope="row" className="py-2.5 pr-4 text-left text-sm font-normal">
      <span className="font-semibold">{factor}.</span> {what}
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-1.5 block h-1.5 w-full">
        <rect width={remaining * 100} height="4" className={bar} />
      </svg>
    </th>
    <td className="py-2 text-right align-middle font-display text-lg leading-none font-medium whitespace-nowrap">
      {result}
    </td>
  </tr>
);
