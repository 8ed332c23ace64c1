import { useEffect, useRef } from 'react';
import { Form } from 'react-router';

import { type Collector, collectors } from '../../domain/handover/handover.ts';
import { dayFaultWords, hourFaultWords } from '../../domain/promise/sample-time-words.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { leadTo } from '../../ui/islands/lead-to.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { ExamField } from './exam-field.tsx';
import type { ExamSuggestion } from './exam-suggestions.ts';
import { collectorWords } from './handover-words.ts';
import { ResultAnswerBox } from './result-answer.tsx';
import { fieldNames, type ResultQuestion } from './result-question.ts';

/** The anchor of the answer: the form leads there, and the browser focuses it. */
const answerId = 'respuesta';

interface ResultTimeProps {
  /** The address of the catalog's records, which the browser searches. */
  records: string;
  /** The exams that visitors request most. */
  frequent: readonly ExamSuggestion[];
  /** The question with its answer; null if the visitor has not asked yet. */
  question: ResultQuestion | null;
}

/** When a result is ready, who may collect it, and what to bring. Without JavaScript the form loads the page with its answer. */
export function ResultTime({ records, frequent, question }: ResultTimeProps) {
  const answer = useRef<HTMLDivElement>(null);
  const read = useRef(question);
  // React Router shows an answer without a page load, so this moves the focus to it, as a browser does after loading the page.
  useEffect(() => {
    if (read.current !== question) leadTo(answer.current);
    read.current = question;
  }, [question]);
  return (
    <div className="mt-6 max-w-(--container-prose)">
      <div id={answerId} ref={answer} tabIndex={-1}>
        {question && <Faults question={question} />}
        {question?.answer && <ResultAnswerBox answer={question.answer} question={question} />}
      </div>
      <ResultForm records={records} frequent={frequent} question={question} />
    </div>
  );
}

function ResultForm({ records, frequent, question }: ResultTimeProps) {
  const locale = getLocale();
  const { dia, hora } = question?.time.draft ?? { dia: '', hora: '' };
  const choices = question?.choices.map(({ code, name }) => ({ code, name: name[locale] })) ?? [];
  const exam = question?.answer?.exam;
  return (
    <Form
      method="post"
      action={`${localizedHref(locale, '/portal-resultados')}#${answerId}`}
      noValidate
      autoComplete="off"
      className="no-print grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      {/* Enter presses a form's first button: without this one, that would be the first suggested exam. */}
      <button type="submit" hidden tabIndex={-1} />
      <ExamField
        records={records}
        key={exam?.code ?? ''}
        value={exam?.name[locale] ?? question?.typed ?? ''}
        fault={question && examFault(question)}
        offered={
          choices.length > 0
            ? { heading: m.collect_matches(), exams: choices }
            : { heading: m.collect_frequent(), exams: frequent }
        }
      />
      <div>
        <div className="flex flex-wrap gap-4">
          <LabelledField
            name="dia"
            label={m.collect_day()}
            type="date"
            value={dia}
            fault={question && dayFaultWords(question.time, locale)}
          />
          <LabelledField
            name="hora"
            label={m.exam_form_hour()}
            type="time"
            value={hora}
            fault={question && hourFaultWords(question.time, locale)}
          />
        </div>
        <p className="mt-2 text-sm text-ink-soft">{m.list_promise_now()}</p>
      </div>
      <CollectorField chosen={question?.collector ?? 'self'} />
      <button type="submit" className={button('brand', 'justify-self-start')}>
        {m.collect_button()}
      </button>
    </Form>
  );
}

function CollectorField({ chosen }: { chosen: Collector }) {
  return (
    <fieldset>
      <legend className="font-semibold">{m.collect_who()}</legend>
      {collectors.map((collector) => (
        <label key={collector} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={fieldNames.collector}
            value={collector}
            defaultChecked={collector === chosen}
            className="size-5 accent-brand"
          />
          {collectorWords[collector]()}
        </label>
      ))}
    </fieldset>
  );
}

/** The faults before the form; the day and the hour give more detail beside their fields. */
function Faults({ question }: { question: ResultQuestion }) {
  const locale = getLocale();
  const faults = [
    { field: fieldNames.exam, text: examFault(question) },
    { field: 'dia', text: dayFaultWords(question.time, locale) },
    { field: 'hora', text: hourFaultWords(question.time, locale) },
  ].flatMap(({ field, text }) => (text ? [{ field, text }] : []));
  if (faults.length === 0) return null;
  return (
    <div className="mb-5">
      <ErrorSummary heading={m.collect_faults()} faults={faults} />
    </div>
  );
}

function examFault({ fault, typed, choices }: ResultQuestion): string | null {
  if (fault === null) return null;
  if (fault === 'missing') return m.collect_exam_missing();
  return choices.length > 0 ? m.list_which({ text: typed }) : m.list_promise_unknown({ text: typed });
}
