import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { WindowPeriodsDrawing } from '../../views/drawings/window-periods-drawing.tsx';
import { FoldedSections, Warnings } from '../../views/pages/folded-sections.tsx';
import type { ContentSection } from '../../views/pages/page.ts';
import { PageActionLink } from '../../views/pages/page-action-link.tsx';
import { PageFooter } from '../../views/pages/page-ending.tsx';
import { PageHead } from '../../views/pages/page-head.tsx';
import { PageQuestions } from '../../views/pages/page-questions.tsx';
import { Prose } from '../../views/pages/prose.tsx';
import type { PageView } from '../../views/pages/read-next.ts';
import { ReadNextRows } from '../../views/pages/read-next-rows.tsx';
import { bodyOf, sectionsAt, takeSections, withoutWarnings } from '../../views/pages/section-parts.ts';
import { StiCard } from './sti-card.tsx';
import type { StiOffer } from './sti-offer.ts';
import { StiPrices } from './sti-prices.tsx';

interface StiScreenProps {
  page: PageView;
  offer: StiOffer;
  /** The exams with a page, by their addresses. */
  offered: readonly string[];
}

const open = ['ventana', 'incluye', 'precio', '72-horas', 'preparacion'] as const;

/** Sexually transmitted infections: the first 72 hours above everything, the package, when each test works, the prices, and the rest. */
export function StiScreen({ page, offer, offered }: StiScreenProps) {
  const sections = withoutWarnings(page.sections);
  const [window, included, price, soon, preparation] = sectionsAt(sections, open);
  const [, folded] = takeSections(sections, open);
  return (
    <article className="pb-24">
      <PageHead
        page={page}
        alert={<Warnings sections={page.sections} className="mt-5 max-w-[38rem]" />}
        beside={
          <StiCard offer={offer}>
            <PageActionLink
              action={page.action}
              from={page}
              look="whatsapp"
              className="no-print mt-5 w-full md:hidden"
            />
          </StiCard>
        }
        isCard
        isLeadLast
      >
        <PageActionLink
          action={page.action}
          from={page}
          look="whatsapp"
          className={classes('no-print mt-6 lg:mt-8', offer.panel && 'max-md:hidden')}
        />
      </PageHead>
      <div className="page-frame grid gap-y-14 pt-12 lg:gap-y-24 lg:pt-20">
        {window && (
          <section>
            <Halves section={window} />
            <WindowPeriodsDrawing offered={offered} />
          </section>
        )}
        <div className={columns}>
          <section>
            {included && <SectionHeading section={included} />}
            <StiPrices offer={offer} />
            {included && <Prose html={bodyOf(included)} className="mt-5" />}
            {price && <PriceNote section={price} />}
          </section>
          <div className="grid content-start gap-y-14">
            {soon && <Prose html={soon.html} />}
            {preparation && <Prose html={preparation.html} />}
          </div>
        </div>
        <div className={columns}>
          <PageQuestions questions={page.questions} />
          <div className="grid content-start gap-y-12">
            <FoldedSections sections={folded} heading={m.sti_around()} />
            <PageFooter page={page} />
          </div>
        </div>
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

const columns = 'grid gap-x-20 gap-y-14 lg:grid-cols-2 xl:gap-x-24';

const SectionHeading = ({ section }: { section: ContentSection }) => (
  <h2 id={section.id ?? undefined} className="text-xl">
    {section.heading}
  </h2>
);

/** A heading at the left, and its text at the right. */
const Halves = ({ section }: { section: ContentSection }) => (
  <div className="grid gap-x-20 gap-y-3 lg:grid-cols-2 xl:gap-x-24">
    <SectionHeading section={section} />
    <Prose html={bodyOf(section)} />
  </div>
);

/** How to ask for a price, at the anchor of the prices. */
const PriceNote = ({ section }: { section: ContentSection }) => (
  <div id={section.id ?? undefined}>
    <Prose html={bodyOf(section)} className="mt-4 text-sm text-ink-soft" />
  </div>
);
