import type { Preparation } from '../../domain/exams/exam.ts';
import type { Specimen } from '../../domain/exams/specimen.ts';
import { containerNames, specimenNames } from '../../domain/exams/specimen-words.ts';
import { isTakenAtHome } from '../../domain/exams/taken-at-home.ts';
import type { Sampling } from '../../domain/preparation/sampling.ts';
import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ExamSection } from './exam-section.tsx';
import { milliliters, onlySpecimen } from './exam-specimen.ts';
import { ExamTube } from './exam-tube.tsx';
import type { ExamView } from './exam-view.ts';
import { ForProfessionals, SpecimenConditions } from './for-professionals.tsx';

/** The specimens of a panel, or of an exam that has several, and their containers. The card describes an only one. */
export function ExamSpecimens({ view: { exam, plan } }: { view: ExamView }) {
  if (onlySpecimen(exam)) return null;
  return (
    <ExamSection id="muestra" heading={m.exam_sample()}>
      {exam.members.length > 0 && <PanelTubes sampling={plan.sampling} />}
      <ul className="grid gap-y-6">
        {exam.specimens.map((specimen, index) => (
          <SpecimenLine
            // A curve uses the same tube several times, so only the index tells one from another.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
            key={index}
            specimen={specimen}
            where={whereOf(specimen, exam.preparation)}
          />
        ))}
      </ul>
    </ExamSection>
  );
}

/** The exams of a panel share tubes: the tubes for all of them, in the order of draw. */
function PanelTubes({ sampling: { tubes, containers, bloodMl } }: { sampling: Sampling }) {
  const locale = getLocale();
  return (
    <>
      <p>{m.exam_sample_members()}</p>
      <ul className="mt-3 grid gap-y-3">
        {[...tubes, ...containers].map(({ container, count }) => (
          <li key={container} className="flex items-center gap-3">
            <ExamTube container={container} className="h-12 w-6" />
            <span>
              {count} × {containerNames[container]()}
            </span>
          </li>
        ))}
      </ul>
      {bloodMl > 0 && <p className="mt-3 text-ink-soft">{m.exam_blood({ ml: formatNumber(locale, bloodMl) })}</p>}
    </>
  );
}

/** Home collection does not apply to a specimen that the patient brings. */
function whereOf(specimen: Specimen, preparation: Preparation): string {
  if (isTakenAtHome({ specimens: [specimen], preparation })) return m.exam_at_home();
  return specimen.byPatient ? m.exam_not_fetched() : m.exam_not_at_home();
}

function SpecimenLine({ specimen, where }: { specimen: Specimen; where: string }) {
  const { type, container, volumeMl, byPatient } = specimen;
  return (
    <li className="flex gap-4">
      <ExamTube container={container} className="mt-1 h-16 w-8" />
      <div className="min-w-0">
        <p className="font-semibold">{specimenNames[type]()}</p>
        <p>
          {containerNames[container]()}
          {volumeMl !== null && <>, {milliliters(volumeMl, getLocale())}</>}
        </p>
        <p className="text-ink-soft">
          {byPatient ? m.exam_by_patient() : m.exam_by_us()} {where}
        </p>
        <ForProfessionals>
          <SpecimenConditions specimen={specimen} />
        </ForProfessionals>
      </div>
    </li>
  );
}
