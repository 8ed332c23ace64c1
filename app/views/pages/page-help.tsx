import { FoldedSections } from './folded-sections.tsx';
import { PageFooter } from './page-ending.tsx';
import { PageQuestions } from './page-questions.tsx';
import type { PageView } from './read-next.ts';
import { ReadNextRows } from './read-next-rows.tsx';

/** The texts of a page below the work that it does: folded sections, questions, sources, and pages to read next. */
export const PageHelp = ({ page }: { page: PageView }) => (
  <>
    <div className="page-frame grid gap-x-20 gap-y-12 pt-16 lg:grid-cols-2 lg:pt-24">
      <FoldedSections sections={page.sections} />
      <PageQuestions questions={page.questions} />
      <PageFooter page={page} />
    </div>
    <ReadNextRows entries={page.readNext} />
  </>
);
