import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { listLinkTexts } from '../../views/exams/list-link-texts.ts';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { ResultPromiseText } from '../../views/promise/promise-answer.tsx';
import type { PromiseQuestion } from './promise-question.ts';

interface PromisedDateProps {
  answer: NonNullable<PromiseQuestion['answer']>;
  isPast: boolean;
}

/**
 * Shows when an exam's result is ready, with a link that adds the exam to the list. For an exam that only emergency rooms do, it says so
 * instead.
 */
export function PromisedDate({ answer: { exam, arrival, promise }, isPast }: PromisedDateProps) {
  const locale = getLocale();
  return (
    <div className="mb-5" {...listLinkTexts()}>
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
