import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LatestPromise } from '../../domain/promise/latest-promise.ts';
import type { SampleTime } from '../../domain/promise/sample-time.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { ReadNext } from '../../views/pages/read-next.ts';
import { ReadNextRows } from '../../views/pages/read-next-rows.tsx';
import { ResultPromiseText } from '../../views/promise/promise-answer.tsx';
import { SampleTimeForm } from '../../views/promise/sample-time-form.tsx';
import { ExamDetails } from './exam-details.tsx';
import { ExamEnding } from './exam-ending.tsx';
import { ExamPageOpening } from './exam-header.tsx';
import { ExamIntervals } from './exam-intervals.tsx';
import { ExamLinks } from './exam-links.tsx';
import { ExamPreparation } from './exam-preparation.tsx';
import { ExamSection } from './exam-section.tsx';
import { ExamSpecimens } from './exam-specimens.tsx';
import type { ExamView } from './exam-view.ts';

interface ExamScreenProps extends ExamView {
  readNext: readonly ReadNext[];
  /** Null for an exam that is only for emergencies. */
  promise: LatestPromise | null;
  /** The moment from which the promise counts; null means now. */
  arrival: WallClock | null;
  time: SampleTime;
  today: string;
}

/** The anchor of the form's answer. */
const readyId = 'cuando';

/** Describes an exam, its preparation, its delivery time, and its interpretation, in the order in which patients ask. */
export function ExamScreen({ readNext, promise, arrival, time, today, ...view }: ExamScreenProps) {
  const locale = getLocale();
  const { exam, members, panels, related, plan } = view;
  const path = localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug });
  const ready = promise && (
    <section aria-labelledby={readyId} className="border-t border-line pt-3">
      <h2 id={readyId} className="sr-only">
        {m.exam_ready()}
      </h2>
      {Object.keys(time.faults).length === 0 && (
        <ResultPromiseText promise={promise} chosen={arrival} isPast={time.isPast} look="plain" today={today} />
      )}
      <SampleTimeForm time={time} path={path} anchor={readyId} today={today} />
    </section>
  );
  return (
    <article className="pb-24">
      <ExamPageOpening view={view} path={path} ready={ready} />
      <div className="page-frame grid gap-x-16 gap-y-14 pt-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-16 xl:gap-x-24">
        <div className="grid min-w-0 content-start gap-y-14">
          {promise && <ExamPreparation plan={plan} />}
          <Counseling exam={exam} />
          {members.length > 0 && (
            <ExamSection id="incluye" heading={m.exam_members()}>
              <ExamLinks exams={members} isWhole />
            </ExamSection>
          )}
          <ExamIntervals exam={exam} />
          <ExamSpecimens view={view} />
          <ExamDetails exam={exam} />
        </div>
        <aside className="no-print grid content-start gap-y-10">
          {panels.length > 0 && (
            <ExamSection id="perfiles" heading={m.exam_panels()}>
              <ExamLinks exams={panels} />
            </ExamSection>
          )}
          <ExamSection id="relacionados" heading={m.exam_related()}>
            <ExamLinks exams={related} />
            <a
              href={localizedHref(locale, '/examenes-laboratorio')}
              className="mt-2 inline-flex min-h-11 items-center text-brand underline underline-offset-4"
            >
              {m.exam_all()}
            </a>
          </ExamSection>
        </aside>
      </div>
      <ReadNextRows entries={readNext} heading={m.exam_read_more()} />
      <ExamEnding exam={exam} />
    </article>
  );
}

/** Sources: Decreto 780 de 2016, art. 2.8.1.2.4, for HIV and other sexually transmitted infections; Ley 721 de 2001 for paternity. */
const counselingWords = {
  'hiv-sti': m.exam_counselling_hiv_sti,
  genetic: m.exam_counselling_genetic,
  paternity: m.exam_counselling_paternity,
} as const;

function Counseling({ exam: { counselling } }: Pick<ExamView, 'exam'>) {
  if (counselling === 'none') return null;
  return (
    <section aria-labelledby="asesoria" className="max-w-(--container-prose) border-l-4 border-brand pl-5 sm:pl-6">
      <h2 id="asesoria" className="text-xl">
        {m.exam_counselling()}
      </h2>
      <p className="mt-2">{counselingWords[counselling]()}</p>
    </section>
  );
}
