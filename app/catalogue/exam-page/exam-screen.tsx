import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LatestPromise } from '../../domain/promise/latest-promise.ts';
import type { SampleTime } from '../../domain/promise/sample-time.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { ReadNext } from '../../views/pages/read-next.ts';
import { ReadNextRows } from '../../views/pages/read-next-rows.tsx';
import { ExamDetails } from './exam-details.tsx';
import { ExamEnding } from './exam-ending.tsx';
import { ExamPageOpening, KeyFacts } from './exam-header.tsx';
import { ExamIntervals } from './exam-intervals.tsx';
import { ExamLinks } from './exam-links.tsx';
import { ExamPreparation } from './exam-preparation.tsx';
import { ExamReady } from './exam-ready.tsx';
import { ExamSection } from './exam-section.tsx';
import { ExamSpecimens } from './exam-specimens.tsx';
import type { ExamView } from './exam-view.ts';
import { OtherExams } from './other-exams.tsx';

interface ExamScreenProps extends ExamView {
  readNext: readonly ReadNext[];
  /** Null for an exam that is only for emergencies. */
  promise: LatestPromise | null;
  /** The moment from which the promise counts; null means now. */
  arrival: WallClock | null;
  time: SampleTime;
  today: string;
}

/** Describes an exam, its preparation, its delivery time, and its interpretation, in the order in which patients ask. */
export function ExamScreen({ readNext, promise, arrival, time, today, ...view }: ExamScreenProps) {
  const locale = getLocale();
  const { exam, members, panels, related, plan } = view;
  const path = localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug });
  const ready = promise && <ExamReady promise={promise} arrival={arrival} time={time} path={path} today={today} />;
  return (
    <article className="pb-24">
      <ExamPageOpening view={view} path={path} ready={ready} />
      <div className="page-frame grid gap-y-10 pt-10 lg:gap-y-14 lg:pt-14">
        {promise && <ExamPreparation plan={plan} />}
        <Counseling exam={exam} />
        {members.length > 0 && (
          <ExamSection id="incluye" heading={m.exam_members()} isWide>
            <ExamLinks exams={members} isWhole />
          </ExamSection>
        )}
        <ExamIntervals exam={exam} />
        <ExamSpecimens view={view} />
        <KeyFacts exam={exam} className="mt-0! sm:hidden" />
        <ExamDetails exam={exam} />
      </div>
      <OtherExams panels={panels} related={related} />
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
    <ExamSection id="asesoria" heading={m.exam_counselling()}>
      <p>{counselingWords[counselling]()}</p>
    </ExamSection>
  );
}
