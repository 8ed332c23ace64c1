import type { JointPreparation } from '../../domain/preparation/joint-preparation.ts';
import type { Plan } from '../../domain/preparation/preparation-plan.ts';
import { asksNothing, preparationSentences } from '../../domain/preparation/preparation-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { ExamSection } from './exam-section.tsx';

/** The preparation before the sample. A panel that needs several visits has one preparation for each. */
export function ExamPreparation({ plan: { visits, preparation } }: { plan: Plan }) {
  return (
    <ExamSection id="preparacion" heading={m.exam_preparation()}>
      {visits.length > 1 ? (
        <>
          <p className="max-w-(--container-prose)">{m.exam_visits({ count: visits.length })}</p>
          {visits.map((visit, index) => (
            <div key={visit.exams.join()} className="mt-5">
              <h3 className="text-lg">{m.exam_visit({ number: index + 1 })}</h3>
              <Sentences preparation={visit.preparation} />
            </div>
          ))}
        </>
      ) : (
        <Sentences preparation={preparation} />
      )}
      <p className="mt-4 text-sm text-ink-soft">{m.exam_prep_doctor()}</p>
    </ExamSection>
  );
}

function Sentences({ preparation }: { preparation: JointPreparation }) {
  if (asksNothing(preparation)) return <p className="text-lg font-semibold">{m.exam_prep_none()}</p>;
  return (
    <ul className="border-b border-line">
      {preparationSentences(preparation, getLocale()).map(({ topic, text }) => (
        <li key={text} className={classes('border-t border-line py-3', topic === 'fasting' && 'font-semibold')}>
          {text}
        </li>
      ))}
    </ul>
  );
}
