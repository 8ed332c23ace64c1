import { m } from '../../i18n/paraglide/messages.js';
import { FoldedRow } from './folded-row.tsx';
import type { Question } from './page.ts';
import { Prose } from './prose.tsx';

const questionsId = 'preguntas';

/** The questions as an entry of the page's contents; empty without questions. */
export const questionsSection = (questions: readonly Question[]) =>
  questions.length > 0 ? [{ id: questionsId, heading: m.faq_heading() }] : [];

/** Frequent questions. The browser itself opens each answer, and all are open in print. */
export function PageQuestions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="max-w-(--container-prose)">
      <h2 id={questionsId} className="text-xl">
        {m.faq_heading()}
      </h2>
      <div className="mt-5 border-b border-line">
        {questions.map(({ question, answer }) => (
          <FoldedRow key={question} heading={<h3 className="font-semibold">{question}</h3>}>
            <Prose html={answer} className="pr-8 pb-5" />
          </FoldedRow>
        ))}
      </div>
    </section>
  );
}
