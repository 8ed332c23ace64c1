import { m } from '../../i18n/paraglide/messages.js';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import type { ExamSuggestion } from './exam-suggestions.ts';
import { ResultAnswerBox } from './result-answer.tsx';
import { ResultForm, resultAnswerId } from './result-form.tsx';
import type { ResultQuestion } from './result-question.ts';

interface ResultTimeProps {
  /** The address of the catalog's records, which the browser searches. */
  records: string;
  /** The exams that visitors request most. */
  frequent: readonly ExamSuggestion[];
  /** The question with its answer; null if the visitor has not asked yet. */
  question: ResultQuestion | null;
}

/** Asks and answers when a result is ready, who may collect it, and what to bring. The form loads the page with its answer. */
export function ResultTime({ records, frequent, question }: ResultTimeProps) {
  return (
    <div className="mt-6 max-w-(--container-prose)">
      <div id={resultAnswerId} tabIndex={-1} className="outline-none">
        {question && <Faults words={question.words} />}
        {question?.answer && <ResultAnswerBox answer={question.answer} />}
      </div>
      <ResultForm records={records} frequent={frequent} question={question} />
    </div>
  );
}

/** The faults before the form; each is also beside its field. */
function Faults({ words }: Pick<ResultQuestion, 'words'>) {
  const faults = Object.entries(words).flatMap(([field, text]) => (text ? [{ field, text }] : []));
  if (faults.length === 0) return null;
  return (
    <div className="mb-5">
      <ErrorSummary heading={m.collect_faults()} faults={faults} />
    </div>
  );
}
