import { m } from '../../i18n/paraglide/messages.js';
import type { ShownAnswer } from './score-figures.ts';

/** The figures of a score, or what it lacks. */
export function ScoreAnswerBox({ answer }: { answer: ShownAnswer }) {
  if (answer.kind === 'missing')
    return (
      <p className="mt-3">
        <span className="font-semibold">{m.score_missing()}</span> {answer.names.join(', ')}.
      </p>
    );
  if (answer.kind === 'refused')
    return (
      <div className="mt-3">
        <p className="font-semibold">{m.score_refused()}</p>
        <ul className="mt-1 list-disc pl-5">
          {answer.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        {answer.figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 grid max-w-(--container-prose) gap-1 text-sm">
        {answer.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
