import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
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

const open = ['ventana', 'incluye', 'precio', '72-horas'] as const;

/** Sexually transmitted infections: the first 72 hours above everything, the package, when each test works, the prices, and the rest. */
export function StiScreen({ page, offer, offered }: StiScreenProps) {
  const sections = withoutWarnings(page.sections);
  const [window, included, price, soon] = sectionsAt(sections, open);
  const [, folded] = takeSections(sections, open);
  return (
    <article className="pb-16 lg:pb-24">
      <PageHead
        page={page}
        alert={<Emergency sections={page.sections} />}
        beside={
          <StiCard offer={offer}>
            <Ask page={page} className="mt-5 border-t border-line pt-4 md:hidden" />
          </StiCard>
        }
        isCard
      >
        <Ask page={page} className={classes('mt-6 lg:mt-8', offer.panel && 'max-md:hidden')} />
      </PageHead>
      <div className="page-frame grid gap-y-12 pt-10 lg:gap-y-24 lg:pt-20">
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
          {soon && <Prose html={soon.html} />}
        </div>
        <div className={columns}>
          <PageQuestions questions={page.questions} />
          <div className="grid content-start gap-y-10">
            <FoldedSections sections={folded} heading={m.sti_around()} />
            <PageFooter page={page} />
          </div>
        </div>
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

const columns = 'grid gap-x-20 gap-y-12 lg:grid-cols-2 xl:gap-x-24';

/** The warning about the first hours, as an emergency looks everywhere: a panel in the color of an alarm, with its sign. */
const Emergency = ({ sections }: { sections: readonly ContentSection[] }) => (
  <div className="relative mt-2 sm:mt-3">
    <Icon name="warning" className="absolute top-3.5 left-4 size-5 text-alarm sm:top-4.5 sm:left-5" />
    <Warnings
      sections={sections}
      className="[&_.prose]:max-w-none [&_blockquote]:rounded-lg [&_blockquote]:border-0 [&_blockquote]:bg-alarm/8 [&_blockquote]:py-3 sm:[&_blockquote]:py-4 [&_blockquote]:pr-4 [&_blockquote]:pl-11.5 max-sm:[&_blockquote]:text-[0.9375rem] max-sm:[&_blockquote]:leading-snug sm:[&_blockquote]:pl-13"
    />
  </div>
);

/** How to ask: what to write, and the chat. */
const Ask = ({ page, className }: { page: PageView; className: string }) => (
  <div className={classes('no-print', className)}>
    <p className="text-sm text-ink-soft">{m.sti_ask()}</p>
    <PageActionLink action={page.action} from={page} look="whatsapp" className="mt-3 max-md:w-full" />
  </div>
);

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
