import { sourceAddress } from '../../domain/explanations/explanation.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { ValueExplanation } from './read-explanation.ts';
import { Unfolded } from './unfolded.tsx';

export function ExplanationSection({ explanation, isOpen }: { explanation: ValueExplanation; isOpen: boolean }) {
  const { measures, moves, questions, source, reviewedOn } = explanation;
  return (
    <Unfolded summary={m.explain_summary()} isOpen={isOpen}>
      <div className="mt-1 grid max-w-(--container-prose) gap-3 break-inside-avoid">
        <Part heading={m.explain_measures()} text={measures} />
        <Part heading={m.explain_moves()} text={moves} />
        {questions.length > 0 && (
          <div>
            <h4 className="font-sans text-sm font-semibold tracking-normal">{m.explain_ask()}</h4>
            <ul className="mt-0.5 grid list-disc gap-1 pl-5">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </div>
        )}
        <p className="text-sm text-ink-soft">
          {m.explain_no_diagnosis()}{' '}
          <a href={sourceAddress(source)} rel="noreferrer" className="underline underline-offset-4">
            {m.explain_source({ date: formatDate(getLocale(), reviewedOn) })}
          </a>
        </p>
      </div>
    </Unfolded>
  );
}

const Part = ({ heading, text }: { heading: string; text: string }) => (
  <div>
    <h4 className="font-sans text-sm font-semibold tracking-normal">{heading}</h4>
    <p className="mt-0.5">{text}</p>
  </div>
);
