import { m } from '../../../i18n/paraglide/messages.js';
import { getLocale } from '../../../i18n/paraglide/runtime.js';
import type { BandStep } from '../form/answer-tone.ts';
import type { AnswerWords, ChangeWords } from '../words/answer-words.ts';
import { bandName } from '../words/band-words.ts';

interface ChangesProps {
  words: AnswerWords;
  /** The color of the answer's bar, and its band. */
  fill: string;
  step: Pick<BandStep, 'here'> | null;
}

/** The best change of each factor below today's figure, the largest effect first, and all of them together. */
export function Changes({ words: { changes, together, figures }, fill, step }: ChangesProps) {
  const [best, second] = changes;
  if (!best) return null;
  const today = figures[0]?.value;
  const areTied = second !== undefined && changes.every(({ result }) => result === best.result);
  return (
    <table className="w-full border-collapse self-start">
      <caption className="pb-3 text-left font-display text-xl font-medium">
        {second && !areTied ? m.risk_changes() : m.risk_changes_plain()}
      </caption>
      <thead className="border-t border-line text-sm text-ink-soft">
        <tr className="h-11">
          <th scope="col" className="pr-6 text-left font-normal">
            {m.risk_changes_what()}
          </th>
          <th scope="col" className="text-right font-normal whitespace-nowrap">
            {m.risk_changes_then()}
          </th>
        </tr>
      </thead>
      <tbody>
        {today && (
          <Row
            change={{
              factor: m.risk_factor_today(),
              what: m.risk_changes_today(),
              result: today,
              band: step && bandName(step.here),
              remaining: 1,
            }}
            bar={fill}
          />
        )}
        {(areTied ? [oneOf(changes, best)] : changes).map((change) => (
          <Row key={change.factor} change={change} bar="fill-brand" />
        ))}
        {together && <Row change={together} bar="fill-brand" isTotal />}
      </tbody>
    </table>
  );
}

/** Changes with the same result in one row: any of them is enough. */
const oneOf = (changes: readonly ChangeWords[], best: ChangeWords): ChangeWords => ({
  ...best,
  factor: m.risk_changes_tied(),
  what: changes.map(({ factor, what }) => `${factor}: ${startingSmall(what)}`).join(' · '),
});

/** 'Menos de 120 mmHg' → 'menos de 120 mmHg' */
const startingSmall = (words: string): string => words.charAt(0).toLocaleLowerCase(getLocale()) + words.slice(1);

interface RowProps {
  change: ChangeWords;
  bar: string;
  /** All changes together. */
  isTotal?: boolean;
}

/** A change, 72 px high: its factor, a bar that is as long as the share of today's figure that remains, and the new figure with its band. */
const Row = ({ change: { factor, what, result, band, remaining }, bar, isTotal = false }: RowProps) => (
  <tr className={isTotal ? 'h-26 border-t-2 border-ink *:pt-4' : 'h-18 border-t border-line'}>
    <th scope="row" className={`py-3 pr-6 text-left font-normal ${isTotal ? '' : 'text-sm'}`}>
      <span className="font-semibold">{factor}.</span> {what}
      <svg aria-hidden="true" className="mt-2 block h-2 w-full">
        <rect width="100%" height="8" rx="4" className="fill-ink/10" />
        <rect width={`${remaining * 100}%`} height="8" rx="4" className={bar} />
      </svg>
    </th>
    <td className="py-2 text-right whitespace-nowrap">
      <span className={`block font-display leading-none font-medium ${isTotal ? 'text-2xl' : 'text-lg'}`}>
        {result}
      </span>
      {band && (
        <span className={isTotal ? 'mt-1.5 block text-sm font-semibold' : 'mt-1 block text-sm text-ink-soft'}>
          {band}
        </span>
      )}
    </td>
  </tr>
);
