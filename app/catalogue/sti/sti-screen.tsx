import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { WindowPeriodsDrawing } from '../../views/drawings/window-periods-drawing.tsx';
import { listLinkTexts } from '../../views/exams/list-link-texts.ts';
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
import { AddReliable } from './add-reliable.tsx';
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

/** Sexually transmitted infections: the package, the first 72 hours, when each test works, the prices, and the rest. */
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
              <Ask page={page} note={price} className="mt-5 border-t border-line pt-4 md:hidden" />
            </StiCard>
          }
          isCard
          isTall={Boolean(offer.panel)}
        >
          <Facts />
          <Ask page={page} note={price} className={classes('mt-6 lg:mt-10', offer.panel && 'max-md:hidden')} />
        </PageHead>
      </div>
      {soon && <Soon section={soon} />}
      <div className="page-frame grid gap-y-12 pt-10 *:min-w-0 lg:gap-y-24 lg:pt-20">
        {window && (
          <section>
            <Halves section={window} />
            <div {...listLinkTexts()}>
              <WindowPeriodsDrawing offered={offered} actionOn={(day) => <AddReliable offer={offer} day={day} />} />
            </div>
          </section>
        )}
        <section>
          {included && <SectionHeading section={included} />}
          <StiPrices offer={offer} id={price?.id ?? undefined}>
            {included && <Prose html={bodyOf(included)} className="mt-6 text-sm text-ink-soft" />}
          </StiPrices>
        </section>
        <div className={columns}>
          <PageQuestions questions={page.questions} />
          <FoldedSections sections={folded} heading={m.sti_around()} />
        </div>
        <PageFooter page={page} />
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

const columns = 'grid gap-x-20 gap-y-12 lg:grid-cols-2';

/** The warning about the first hours, as an emergency looks everywhere: a panel in the color of an alarm, with its sign. */
const Emergency = ({ sections }: { sections: readonly ContentSection[] }) => (
  <div className="relative sm:mt-3">
    <Icon name="warning" className="absolute top-3 left-4 z-1 size-5 text-alarm" />
    <Warnings
      sections={sections}
      className="[&_.prose]:max-w-none [&_blockquote]:rounded-lg [&_blockquote]:border-0 [&_blockquote]:py-3 [&_blockquote]:pr-4 [&_blockquote]:pl-11.5 [&_blockquote]:text-sm [&_blockquote]:leading-snug [&_blockquote_a]:py-3"
    />
  </div>
);

/** Three facts that this page promises. A phone has two of them in the card. */
const Facts = () => (
  <ul className="mt-5 grid gap-y-2 font-semibold max-md:hidden lg:mt-6 lg:flex">
    {[m.sti_fact_sample(), m.sti_fact_order(), m.sti_fact_fast()].map((fact) => (
      <li
        key={fact}
        className="border-line-strong leading-none lg:not-first:ml-4 lg:not-first:border-l lg:not-first:pl-4"
      >
        {fact}
      </li>
    ))}
  </ul>
);

/** How to ask: what not to write, and the chat. */
const Ask = ({ page, note, className }: { page: PageView; note: ContentSection | undefined; className: string }) => (
  <div className={classes('no-print', className)}>
    {note && <Prose html={bodyOf(note)} className="text-sm text-ink-soft" />}
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

/** The first 72 hours: what to ask for, and whom to call after violence. It has the color of an emergency at its edge. */
const Soon = ({ section }: { section: ContentSection }) => (
  <section className="page-frame pt-8 lg:pt-14">
    <div className="border-l-4 border-alarm pl-4 lg:pl-8">
      <SectionHeading section={section} />
      <Prose
        html={bodyOf(section)}
        className="mt-3 max-w-none! gap-x-20 lg:mt-5 lg:columns-2 max-sm:[&_h3]:mt-4 lg:[&_h3]:mt-0 lg:[&_h3:last-of-type]:break-before-column"
      />
    </div>
  </section>
);
