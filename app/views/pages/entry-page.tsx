import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { EntryCard } from './entry-card.tsx';
import { FoldedSections } from './folded-sections.tsx';
import type { ContentSection } from './page.ts';
import { PageFooter } from './page-ending.tsx';
import { PageHead } from './page-head.tsx';
import { PageQuestions } from './page-questions.tsx';
import { Prose } from './prose.tsx';
import type { PageView } from './read-next.ts';
import { ReadNextRows } from './read-next-rows.tsx';
import { takeSections } from './section-parts.ts';

interface EntryPageProps {
  page: PageView;
  /** The sections that stay open; the others fold. A page of short sections opens all of them. */
  open: readonly string[];
  /** True for a page that only directs visitors elsewhere: it asks for no feedback. */
  isSignpost?: boolean;
  /** The work that the page does by itself, between its opening and its text. */
  children?: ReactNode;
}

/** A page that starts something: one card with what to have at hand, one button, and one number; then how it works. */
export function EntryPage({ page, open, isSignpost = false, children }: EntryPageProps) {
  const [opened, folded] = takeSections(page.sections, open);
  const isShort = opened.length === 0;
  return (
    <article className="pb-24">
      <PageHead page={page} beside={<EntryCard page={page} />} isCard />
      {children}
      <div className={classes('page-frame grid gap-x-20 gap-y-12 pt-12 lg:pt-20', !isShort && 'lg:grid-cols-2')}>
        {isShort ? <ShortSections sections={folded} /> : <OpenSections sections={opened} />}
        <div className="grid content-start gap-y-12">
          {!isShort && <FoldedSections sections={folded} />}
          <PageQuestions questions={page.questions} />
        </div>
        {!isSignpost && <PageFooter page={page} />}
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

const OpenSections = ({ sections }: { sections: readonly ContentSection[] }) => (
  <div className="grid content-start gap-y-12">
    {sections.map((section) => (
      <Prose key={section.heading} html={section.html} />
    ))}
  </div>
);

/** A few short texts side by side. */
const ShortSections = ({ sections }: { sections: readonly ContentSection[] }) => (
  <div className="grid gap-x-16 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
    {sections.map((section) => (
      <div key={section.heading} className="border-t border-line pt-6">
        <Prose html={section.html} />
      </div>
    ))}
  </div>
);
