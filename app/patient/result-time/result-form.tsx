import { collectors } from '../../domain/handover/handover.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Choices } from '../../ui/fieldset.tsx';
import { textOf } from '../../ui/forms/read-form.ts';
import { Island } from '../../ui/islands/island.tsx';
import { DayAndHourFields } from '../../views/promise/day-and-hour-fields.tsx';
import ExamField from './exam-field.island.tsx';
import type { ExamSuggestion } from './exam-suggestions.ts';
import { collectorWords } from './handover-words.ts';
import { noFaultWords } from './question-words.ts';
import type { ResultQuestion } from './result-question.ts';

/** The anchor of the answer: the form leads there, and the browser focuses it. */
export const resultAnswerId = 'respuesta';

interface ResultFormProps {
  /** The address of the catalog's records, which the browser searches. */
  records: string;
  frequent: readonly ExamSuggestion[];
  question: ResultQuestion | null;
}

/**
 * The form that asks when a result is ready: an exam, when its sample was taken, and who collects the result. It keeps the typed values.
 */
export function ResultForm({ records, frequent, question }: ResultFormProps) {
  const locale = getLocale();
  const { typed } = question?.reading ?? {};
  const words = question?.words ?? noFaultWords;
  const exam = question?.answer?.exam;
  return (
    <form
      id="pregunta"
      method="post"
      action={`${localizedHref(locale, '/portal-resultados')}#${resultAnswerId}`}
      noValidate
      autoComplete="off"
      className="no-print grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-7"
    >
      {/* Enter presses a form's first button: without this one, that would be the first suggested exam. */}
      <button type="submit" hidden tabIndex={-1} />
      <Island
        name="exam-field"
        component={ExamField}
        props={{
          value: exam?.name[locale] ?? textOf(typed, 'examen'),
          fault: words.examen,
          offered: offeredExams(question, frequent),
          records,
        }}
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
    </form>
  );
}

/** The exams to suggest before the visitor types: those that an unclear text may mean, or else the frequent ones. */
function offeredExams(question: ResultQuestion | null, frequent: readonly ExamSuggestion[]) {
  const choices = question?.choices.map(({ code, name }) => ({ code, name: name[getLocale()] })) ?? [];
  return choices.length > 0
    ? { heading: m.collect_matches(), exams: choices }
    : { heading: m.collect_frequent(), exams: frequent };
}
