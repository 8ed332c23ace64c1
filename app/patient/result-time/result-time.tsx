import { useEffect, useRef, useState } from 'react';

import { type HolidayName, wallClock } from '../../domain/laboratory/opening-hours.ts';
import { laboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.tsx';
import { leadTo } from '../../ui/islands/lead-to.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import type { ExamSuggestion } from './exam-suggestions.ts';
import { questionFaults, questionSchema } from './question-schema.ts';
import { type QuestionFaultWords, questionFaultWords } from './question-words.ts';
import { ResultAnswerBox } from './result-answer.tsx';
import { ResultForm, resultAnswerId } from './result-form.tsx';
import type { ResultQuestion } from './result-question.ts';

/** The data with which the browser checks a day: the server's clock, and the holidays around it. */
export interface PastDays {
  /** In milliseconds, when the page was rendered. */
  now: number;
  holidays: Readonly<Record<string, HolidayName>>;
}

interface ResultTimeProps {
  /** The address of the catalog's records, which the browser searches. */
  records: string;
  /** The exams that visitors request most. */
  frequent: readonly ExamSuggestion[];
  days: PastDays;
  /** The question with its answer; null if the visitor has not asked yet. */
  question: ResultQuestion | null;
}

/**
 * Asks and answers when a result is ready, who may collect it, and what to bring. Without JavaScript the form loads the page with its
 * answer.
 */
export function ResultTime({ records, frequent, days, question }: ResultTimeProps) {
  const answer = useFocusOnAnswer(question);
  const { schema, calendar } = useQuestionSchema(days);
  const { form, faults, typed } = useCheckedForm({
    id: 'pregunta',
    schema,
    faults: questionFaults,
    reading: question?.reading,
  });
  const hasChoices = (question?.choices.length ?? 0) > 0;
  const words = questionFaultWords({ faults: faults ?? {}, typed: typed ?? {}, hasChoices, calendar });
  return (
    <div className="mt-6 max-w-(--container-prose)">
      <div id={resultAnswerId} ref={answer} tabIndex={-1}>
        <Faults words={words} />
        {question?.answer && !faults && <ResultAnswerBox answer={question.answer} />}
      </div>
      <ResultForm {...{ form, records, frequent, question, words }} typed={typed ?? {}} />
    </div>
  );
}

/** Moves the focus to a new answer, as a browser does after loading a page: React Router shows it without a page load. */
function useFocusOnAnswer(question: ResultQuestion | null) {
  const answer = useRef<HTMLDivElement>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current !== question) leadTo(answer.current);
    shown.current = question;
  }, [question]);
  return answer;
}

/** Returns the form's schema with the server's clock, because a visitor's own may be wrong. The clock goes on while the page is open. */
function useQuestionSchema({ now, holidays }: PastDays) {
  const { openingHours, timeZone } = useLaboratory();
  const [checked] = useState(() => {
    const began = Date.now();
    const calendar = laboratoryCalendar(openingHours, (date) => holidays[date] ?? null);
    const clock = () => wallClock(new Date(now + Date.now() - began), timeZone);
    return { schema: questionSchema({ now: clock, calendar }), calendar };
  });
  return checked;
}

/** The faults before the form; each is also beside its field. */
function Faults({ words }: { words: QuestionFaultWords }) {
  const faults = Object.entries(words).flatMap(([field, text]) => (text ? [{ field, text }] : []));
  if (faults.length === 0) return null;
  return (
    <div className="mb-5">
      <ErrorSummary heading={m.collect_faults()} faults={faults} />
    </div>
  );
}
