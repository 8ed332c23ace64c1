import { m } from '../../i18n/paraglide/messages.js';
import { FoldMark } from './fold-mark.tsx';
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
          <details key={question} className="group border-t border-line">
            <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
              <h3 className="font-semibold">{question}</h3>
              <FoldMark />
            </summary>
            <Prose html={answer} className="pr-8 pb-5" />
          </details>
        ))}
      </div>
    </section>
  );
}
