import { m } from '../../i18n/paraglide/messages.js';
import { FoldedSections } from '../../views/pages/folded-sections.tsx';
import type { ContentSection } from '../../views/pages/page.ts';
import { PageActionLink } from '../../views/pages/page-action-link.tsx';
import { PageFooter } from '../../views/pages/page-ending.tsx';
import { PageHead } from '../../views/pages/page-head.tsx';
import { PagePicture } from '../../views/pages/page-picture.tsx';
import { PageQuestions } from '../../views/pages/page-questions.tsx';
import { Prose } from '../../views/pages/prose.tsx';
import type { PageView } from '../../views/pages/read-next.ts';
import { ReadNextRows } from '../../views/pages/read-next-rows.tsx';
import { bodyOf, sectionsAt, takeSections } from '../../views/pages/section-parts.ts';
import { AboutFigures } from './about-figures.tsx';
import { AboutPeople } from './about-people.tsx';

const ownSections = ['valores', 'promesas', 'limites'];

/** The laboratory: what it has done, who answers for a result, how a day goes, and what it promises. */
export function AboutScreen({ page }: { page: PageView }) {
  const [values, promises, limits] = sectionsAt(page.sections, ownSections);
  const [, others] = takeSections(page.sections, ownSections);
  return (
    <article className="pb-24">
      <PageHead page={page} beside={<PagePicture page={page} />}>
        <PageActionLink action={page.action} from={page} className="no-print mt-6 lg:mt-8" />
      </PageHead>
      <AboutFigures />
      <div className="page-frame grid gap-y-16 pt-16 lg:gap-y-24 lg:pt-24">
        <AboutPeople />
        {values && <Values section={values} />}
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
          {[promises, limits].map(
            (section) =>
              section && (
                <section key={section.id} className="border-t-2 border-ink pt-6">
                  <Prose html={section.html} />
                </section>
              ),
          )}
        </div>
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
          <PageQuestions questions={page.questions} />
          <section>
            <h2 className="mb-5 text-xl">{m.about_more()}</h2>
            <FoldedSections sections={others} />
          </section>
          <PageFooter page={page} />
        </div>
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

/** Each paragraph of the section is a value: its name, and what it means here. */
const Values = ({ section }: { section: ContentSection }) => (
  <section className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
    <h2 id={section.id ?? undefined} className="text-xl">
      {section.heading}
    </h2>
    <Prose html={bodyOf(section)} className="about-values" />
  </section>
);
