import type { ComponentProps } from 'react';
import { Form } from 'react-router';

import { collectors } from '../../domain/handover/handover.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Choices } from '../../ui/fieldset.tsx';
import { type TypedForm, textOf } from '../../ui/forms/read-form.ts';
import { DayAndHourFields } from '../../views/promise/day-and-hour-fields.tsx';
import { ExamField } from './exam-field.tsx';
import type { ExamSuggestion } from './exam-suggestions.ts';
import { collectorWords } from './handover-words.ts';
import type { QuestionFaultWords } from './question-words.ts';
import type { ResultQuestion } from './result-question.ts';

/** The anchor of the answer: the form leads there, and the browser focuses it. */
export const resultAnswerId = 'respuesta';

interface ResultFormProps {
  form: Pick<ComponentProps<typeof Form>, 'id' | 'onSubmit' | 'noValidate'>;
  /** The address of the catalog's records, which the browser searches. */
  records: string;
  frequent: readonly ExamSuggestion[];
  question: ResultQuestion | null;
  typed: TypedForm<'examen' | 'dia' | 'hora' | 'reclama'>;
  words: QuestionFaultWords;
}

/**
 * The form that asks when a result is ready: an exam, when its sample was taken, and who collects the result. It keeps the typed values.
 */
export function ResultForm({ form, records, frequent, question, typed, words }: ResultFormProps) {
  const locale = getLocale();
  const choices = question?.choices.map(({ code, name }) => ({ code, name: name[locale] })) ?? [];
  const exam = question?.answer?.exam;
  return (
    <Form
      {...form}
      method="post"
      action={`${localizedHref(locale, '/portal-resultados')}#${resultAnswerId}`}
      noValidate
      autoComplete="off"
      className="no-print grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      {/* Enter presses a form's first button: without this one, that would be the first suggested exam. */}
      <button type="submit" hidden tabIndex={-1} />
      <ExamField
        records={records}
        key={exam?.code ?? ''}
        value={exam?.name[locale] ?? textOf(typed, 'examen')}
        fault={words.examen}
        offered={
          choices.length > 0
            ? { heading: m.collect_matches(), exams: choices }
            : { heading: m.collect_frequent(), exams: frequent }
        }
      />
      <div>
        <div className="flex flex-wrap gap-4">
          <DayAndHourFields
            day={{ label: m.collect_day(), value: textOf(typed, 'dia'), fault: words.dia }}
            hour={{ label: m.collect_hour(), value: textOf(typed, 'hora'), fault: words.hora }}
            isAnnounced={false}
          />
        </div>
        <p className="mt-2 text-sm text-ink-soft">{m.list_promise_now()}</p>
      </div>
      <Choices
        id="reclama"
        name="reclama"
        kind="radios"
        label={m.collect_who()}
        options={collectors.map((collector) => ({ value: collector, label: collectorWords[collector]() }))}
        chosen={[question?.answer?.collector ?? (textOf(typed, 'reclama') || 'self')]}
      />
      <button type="submit" className={button('primary', 'justify-self-start')}>
        {m.collect_button()}
      </button>
    </Form>
  );
}
