import { dayFaultWords, hourFaultWords } from '../../domain/promise/sample-time-words.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { DayAndHourFields } from '../../views/promise/day-and-hour-fields.tsx';
import { type PromiseQuestion, questionNames } from './promise-question.ts';
import { PromisedDate } from './promised-date.tsx';

/** The anchor of the question and its answer. */
const anchor = 'su-fecha';

/**
 * Asks for an exam, and for the time of its sample if that is not now. The answer is the date, with its steps on request. The form posts,
 * so the exam is in no address.
 */
export function PromiseForm({ question }: { question: PromiseQuestion }) {
  const { typed, time, answer } = question;
  const isUnknown = typed !== '' && answer === null && Object.keys(time.faults).length === 0;
  const locale = getLocale();
  return (
    <div className="mt-6 max-w-(--container-prose)">
      {answer && <PromisedDate answer={answer} isPast={time.isPast} />}
      <form
        method="post"
        action={`${localizedHref(locale, '/entrega-rapida')}#${anchor}`}
        noValidate
        autoComplete="off"
        className="no-print rounded-lg border border-line bg-surface p-5 sm:p-7"
      >
        {/* Enter presses a form's first button: without this one, that would be the first choice. */}
        <button type="submit" hidden tabIndex={-1} />
        <ExamQuestion question={question} isUnknown={isUnknown} />
        <div className="mt-4 flex flex-wrap gap-4">
          <DayAndHourFields
            day={{ label: m.list_day(), value: time.draft.dia, fault: dayFaultWords(time, locale) }}
            hour={{ value: time.draft.hora, fault: hourFaultWords(time, locale) }}
          />
        </div>
        <p className="mt-2 text-sm text-ink-soft">{m.list_promise_now()}</p>
        <button type="submit" className={button('primary', 'mt-4')}>
          {m.list_promise_button()}
        </button>
        {isUnknown && (
          <SiteLink to="/examenes-laboratorio" className={button('quiet', 'mt-4 ml-2')}>
            {m.list_to_catalogue()}
          </SiteLink>
        )}
      </form>
    </div>
  );
}

interface ExamQuestionProps {
  question: PromiseQuestion;
  /** Whether the text was read and means no exam, or several. */
  isUnknown: boolean;
}

function ExamQuestion({ question: { typed, choices }, isUnknown }: ExamQuestionProps) {
  const unknownWords = choices.length > 0 ? m.list_which : m.list_promise_unknown;
  return (
    <>
      <Field
        id={questionNames.exam}
        label={m.list_promise_exam()}
        hint={m.list_promise_exam_hint()}
        type="text"
        maxLength={100}
        defaultValue={typed}
        fault={isUnknown && unknownWords({ text: typed })}
        isAnnounced
      />
      {isUnknown && <ExamButtons choices={choices} />}
    </>
  );
}

/** The exams that the visitor may have meant: each button sends the form with its exam. */
function ExamButtons({ choices }: Pick<PromiseQuestion, 'choices'>) {
  if (choices.length === 0) return null;
  return (
    <ul className="mt-2">
      {choices.map(({ code, name }) => (
        <li key={code}>
          <button
            type="submit"
            name={questionNames.choice}
            value={code}
            className="min-h-11 py-1.5 text-left font-semibold text-brand underline underline-offset-4"
          >
            {name[getLocale()]}
          </button>
        </li>
      ))}
    </ul>
  );
}
