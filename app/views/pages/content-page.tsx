import type { ReactNode } from 'react';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import type { ContentSection, Page } from './page.ts';
import { PageActionLink } from './page-action-link.tsx';
import { PageAside } from './page-aside.tsx';
import { PageContents } from './page-contents.tsx';
import { PageEnding } from './page-ending.tsx';
import { PagePicture } from './page-picture.tsx';
import { PageQuestions, questionsSection } from './page-questions.tsx';
import { Prose } from './prose.tsx';
import type { PageView } from './read-next.ts';
import { ReadNextRows } from './read-next-rows.tsx';
import { crumbsOf } from './trail.ts';

interface ContentPageProps {
  page: PageView;
  /** Content after the text of a section, by the section's anchor. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** Content that replaces a section's text, below its heading. */
  instead?: Readonly<Record<string, ReactNode>>;
  /** Content before the prose, and its entries in the table of contents. */
  before?: ReactNode;
  contentsBefore?: readonly Pick<ContentSection, 'id' | 'heading'>[];
  /** Content after the prose. */
  children?: ReactNode;
  /** True for a page that only directs visitors elsewhere: its links are its purpose, and it asks for no feedback. */
  isSignpost?: boolean;
}

/** A page with fewer sections gets no table of contents. */
const MIN_LISTED = 3;

/** A page of prose: its opening, its contents, the text with the inserted parts, its questions, and links onward. */
export function ContentPage(props: ContentPageProps) {
  const { page, slots, instead, before, contentsBefore = [], children, isSignpost = false } = props;
  const { sections } = page;
  const listed = [...contentsBefore, ...sections.filter(({ id }) => id !== null), ...questionsSection(page.questions)];
  const hasContents = listed.length >= MIN_LISTED;
  return (
    <article className="pb-24">
      <PageOpening page={page} />
      <div className="page-frame grid gap-x-16 pt-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:pt-14 xl:gap-x-24">
        <div className="grid min-w-0 content-start gap-y-12">
          {hasContents && <PageContents sections={listed} />}
          {before}
          {sections.map((section) => (
            <PageSection
              key={section.id ?? ''}
              section={section}
              slot={section.id && slots?.[section.id]}
              instead={section.id && instead?.[section.id]}
            />
          ))}
          {children}
          <PageQuestions questions={page.questions} />
          {!isSignpost && <PageEnding page={page} />}
        </div>
        <PageAside sections={hasContents ? listed : []} />
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

function PageSection({ section, slot, instead }: { section: ContentSection; slot: ReactNode; instead: ReactNode }) {
  if (instead && section.id) {
    return (
      <section {...dataFor(laterContract, { part: '' })}>
        <h2 id={section.id} className="text-xl">
          {section.heading}
        </h2>
        {instead}
      </section>
    );
  }
  return (
    <section {...dataFor(laterContract, { part: '' })}>
      <Prose html={section.html} />
      {slot}
    </section>
  );
}

/** The heading and the action; beside them, the page's picture. */
function PageOpening({ page }: { page: Page }) {
  const trail = crumbsOf(page);
  return (
    <div className="border-b border-line">
      <div className="page-frame pt-2 pb-8 lg:pb-14">
        <Breadcrumb trail={trail} />
        <div
          className={classes('grid items-center gap-8 lg:gap-16 lg:pt-6', page.picture && 'md:grid-cols-[1.25fr_1fr]')}
        >
          <div>
            <h1 className="max-w-[18ch] text-2xl">{page.heading}</h1>
            <p className="mt-4 max-w-[38rem] text-ink-soft sm:text-lg lg:mt-5">{page.lead}</p>
            <PageActionLink action={page.action} from={page} className="no-print mt-6 lg:mt-8" />
          </div>
          <PagePicture page={page} />
        </div>
      </div>
    </div>
  );
}
