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
      <div className="bg-tint">
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
          <Facts />
          <Ask page={page} className={classes('mt-6 lg:mt-8', offer.panel && 'max-md:hidden')} />
        </PageHead>
      </div>
      <div className="page-frame grid gap-y-12 pt-10 *:min-w-0 lg:gap-y-24 lg:pt-20">
        {window && (
          <section>
            <Halves section={window} />
            <WindowPeriodsDrawing offered={offered} />
          </section>
        )}
        <section>
          {included && <SectionHeading section={included} />}
          <StiPrices offer={offer} />
          <div className={classes(columns, 'mt-5 max-lg:gap-y-0')}>
            {included && <Prose html={bodyOf(included)} />}
            {price && <PriceNote section={price} />}
          </div>
        </section>
      </div>
      {soon && (
        <div className="mt-12 bg-sunken lg:mt-24">
          <div className="page-frame py-10 lg:py-16">
            <Prose
              html={soon.html}
              className="max-w-none! gap-x-20 lg:columns-2 [&_h2]:mt-0 [&_ul]:break-inside-avoid"
            />
          </div>
        </div>
      )}
      <div className="page-frame grid gap-y-12 pt-12 lg:gap-y-20 lg:pt-20">
        <div className={columns}>
          <PageQuestions questions={page.questions} />
          <FoldedSections sections={folded} heading={m.sti_around()} />
        </div>
        <PageFooter page={page} isWide />
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

const columns = 'grid gap-x-20 gap-y-12 lg:grid-cols-2';

/** The warning about the first hours, as an emergency looks everywhere: a panel in the color of an alarm, with its sign. */
const Emergency = ({ sections }: { sections: readonly ContentSection[] }) => (
  <div className="relative sm:mt-3">
    <Icon name="warning" className="absolute top-2.5 left-4 size-5 text-alarm" />
    <Warnings
      sections={sections}
      className="[&_.prose]:max-w-none [&_blockquote]:rounded-lg [&_blockquote]:border-0 [&_blockquote]:bg-surface [&_blockquote]:py-2 [&_blockquote]:pr-4 [&_blockquote]:pl-11.5 [&_blockquote]:text-sm max-sm:[&_blockquote]:leading-snug"
    />
  </div>
);

/** Three facts that this page promises. A phone has two of them in the card. */
const Facts = () => (
  <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-semibold max-md:hidden">
    {[m.sti_fact_reserve(), m.sti_fact_order(), m.sti_fact_fast()].map((fact) => (
      <li key={fact} className="flex items-center gap-2">
        <Icon name="check" className="size-5 text-brand" />
        {fact}
      </li>
    ))}
  </ul>
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
  <div className="grid gap-x-20 gap-y-3 lg:grid-cols-2">
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
