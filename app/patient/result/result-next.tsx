import { m } from '../../i18n/paraglide/messages.js';
import type { PatientResult } from './read-result.ts';

const questions = [m.result_question_meaning, m.result_question_repeat, m.result_question_change];

/** The exam's purpose, and the next steps with its result. */
export const NextSteps = ({ result: { purpose, level, values } }: { result: PatientResult }) => (
  <>
    {purpose && !(values.length === 1 && values[0]?.explanation) && (
      <section>
        <h2 className="font-sans text-base font-semibold tracking-normal">{m.result_measures()}</h2>
        <p className="mt-1.5 text-ink-soft">{purpose}</p>
      </section>
    )}
    <section>
      <h2 className="font-sans text-base font-semibold tracking-normal">{m.result_next()}</h2>
      <p className="mt-1.5 text-ink-soft">{level === 'inside' ? m.result_next_inside() : m.result_next_outside()}</p>
      <p className="mt-3 text-sm font-semibold">{m.result_questions()}</p>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
        {questions.map((question) => (
          <li key={question()}>{question()}</li>
        ))}
      </ul>
    </section>
  </>
);
