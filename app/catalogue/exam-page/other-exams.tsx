import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ExamLinks } from './exam-links.tsx';
import type { ExamLink, ExamView } from './exam-view.ts';

/** The panels with the exam, and the related exams, as a band beside each other. */
export function OtherExams({ panels, related }: Pick<ExamView, 'panels' | 'related'>) {
  return (
    <aside className="no-print mt-14 border-y border-line bg-sunken lg:mt-20">
      <div className="page-frame grid gap-x-16 gap-y-10 py-10 lg:auto-cols-fr lg:grid-flow-col lg:py-14 xl:gap-x-24">
        {panels.length > 0 && <Links id="perfiles" heading={m.exam_panels()} exams={panels} />}
        <Links id="relacionados" heading={m.exam_related()} exams={related} isAlone={panels.length === 0} />
      </div>
    </aside>
  );
}

interface LinksProps {
  id: string;
  heading: string;
  exams: readonly ExamLink[];
  /** Whether the band has nothing else: the heading is then at the left, as in the sections above. */
  isAlone?: boolean;
}

const Links = ({ id, heading, exams, isAlone }: LinksProps) => (
  <section
    aria-labelledby={id}
    className={isAlone ? 'grid gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]' : 'min-w-0'}
  >
    <h2 id={id} className="text-xl">
      {heading}
    </h2>
    <div className={isAlone ? 'min-w-0' : 'mt-4'}>
      <ExamLinks exams={exams} />
      {id === 'relacionados' && (
        <a
          href={localizedHref(getLocale(), '/examenes-laboratorio')}
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
        >
          {m.exam_all()}
        </a>
      )}
    </div>
  </section>
);
