import { minutesOf } from '../../domain/laboratory/opening-hours.ts';
import type { JointPreparation } from '../../domain/preparation/joint-preparation.ts';
import type { Plan } from '../../domain/preparation/preparation-plan.ts';
import { asksNothing, preparationSentences } from '../../domain/preparation/preparation-words.ts';
import { formatTime } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { FastingClockDrawing } from '../../views/drawings/fasting-clock-drawing.tsx';
import { ExamSection } from './exam-section.tsx';

/**
 * The preparation before the sample. A panel that needs several visits has one preparation for each. If there is nothing to prepare, the
 * card says so.
 */
export function ExamPreparation({ plan }: { plan: Plan }) {
  const { visits, preparation } = plan;
  if (needsNothing(plan)) return null;
  return (
    <ExamSection id="preparacion" heading={m.exam_preparation()} isWide>
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
        <>
          <Sentences preparation={preparation} />
          <Fast preparation={preparation} />
        </>
      )}
      <p className="mt-4 max-w-(--container-prose) font-semibold">{m.exam_prep_doctor()}</p>
    </ExamSection>
  );
}

export const needsNothing = ({ visits, preparation }: Plan): boolean => visits.length === 1 && asksNothing(preparation);

function Sentences({ preparation }: { preparation: JointPreparation }) {
  if (asksNothing(preparation)) return <p className="text-lg font-semibold">{m.exam_prep_none()}</p>;
  const all = preparationSentences(preparation, getLocale());
  const isFast = ({ topic }: (typeof all)[number]) => topic === 'fasting';
  // The fast decides the evening before, so it is read first.
  const sentences = [...all.filter(isFast), ...all.filter((one) => !isFast(one))];
  return (
    <ul>
      {sentences.map(({ topic, text }) => (
        <li
          key={text}
          className={classes(
            'flex gap-3 border-line py-3 not-first:border-t first:pt-0',
            topic === 'fasting' && 'font-semibold first:text-lg',
          )}
        >
          {topic === 'fasting' && <Icon name="clock" className="mt-1 size-5 shrink-0 text-brand" />}
          <span className="max-w-(--container-prose)">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The hour of the example, unless the sample has hours of its own. */
const MORNING = '07:00';

/** The fast of one morning as a clock. A test of several hours has no breakfast after its first sample, so it has no clock. */
function Fast({ preparation: { fasting, timeOfDay, stays } }: { preparation: JointPreparation }) {
  if (!fasting || stays.length > 0) return null;
  const time = timeOfDay?.from ?? MORNING;
  return (
    <div className="no-print mt-6">
      <p className="text-sm text-ink-soft">{m.exam_fasting_example({ time: formatTime(getLocale(), time) })}</p>
      <FastingClockDrawing fasting={fasting} sample={minutesOf(time)} />
    </div>
  );
}
