import { dayFaultWords, hourFaultWords } from '../../domain/promise/sample-time-words.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { addingWords } from '../../views/exams/adding-words.ts';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { ResultPromiseText } from '../../views/promise/promise-answer.tsx';
import { type PromiseQuestion, questionNames } from './promise-question.ts';

/** The anchor of the question and its answer. */
const anchor = 'su-fecha';

/**
 * Asks for an exam, and for the time of its sample if that is not now. The answer is the date, with its steps on request. The form posts,
 * so the exam is in no address.
 */
export function PromiseForm({ question: { typed, time, answer, choices } }: { question: PromiseQuestion }) {
  const { draft, faults } = time;
  const isUnknown = typed !== '' && answer === null && Object.keys(faults).length === 0;
  return (
    <div className="mt-6 max-w-(--container-prose)">
      {answer && <Answer answer={answer} isPast={time.isPast} />}
      <form
        method="post"
        action={`${localizedHref(getLocale(), '/entrega-rapida')}#${anchor}`}
        noValidate
        autoComplete="off"
        className="no-print rounded-lg border border-line bg-surface p-5 sm:p-7"
      >
        {/* Enter presses a form's first button: without this one, that would be the first choice. */}
        <button type="submit" hidden tabIndex={-1} />
        <LabelledField
          name={questionNames.exam}
          label={m.list_promise_exam()}
          hint={m.list_promise_exam_hint()}
          type="text"
          maxLength={100}
          value={typed}
          fault={
            isUnknown
              ? choices.length > 0
                ? m.list_which({ text: typed })
                : m.list_promise_unknown({ text: typed })
              : null
          }
        />
        {isUnknown && <Choices choices={choices} />}
        <div className="mt-4 flex flex-wrap gap-4">
          <LabelledField
            name="dia"
            label={m.list_day()}
            type="date"
            value={draft.dia}
            fault={dayFaultWords(time, getLocale())}
          />
          <LabelledField
            name="hora"
            label={m.list_hour()}
            type="time"
            value={draft.hora}
            fault={hourFaultWords(time, getLocale())}
          />
        </div>
        <p className="mt-2 text-sm text-ink-soft">{m.list_promise_now()}</p>
        <button type="submit" className={button('brand', 'mt-4')}>
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

/** The exams that the visitor may have meant: each button sends the form with its exam. */
function Choices({ choices }: Pick<PromiseQuestion, 'choices'>) {
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

interface AnswerProps {
  answer: NonNullable<PromiseQuestion['answer']>;
  isPast: boolean;
}

function Answer({ answer: { exam, arrival, promise }, isPast }: AnswerProps) {
  const locale = getLocale();
  return (
    <div className="mb-5" {...addingWords()}>
      {exam.urgent && <UrgentBox urgent={exam.urgent} className="mb-5" />}
      <h3 className="mb-3 text-lg">{exam.name[locale]}</h3>
      {promise ? (
        <>
          <ResultPromiseText promise={promise} chosen={arrival} isPast={isPast} />
          <ListAddLink codes={[exam.code]} className={button('outline', 'no-print mt-3')}>
            <Icon name="calendar" className="size-5" />
            {m.list_promise_more()}
          </ListAddLink>
        </>
      ) : (
        <p>{m.urgent_not_planned()}</p>
      )}
    </div>
  );
}
