import type { ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { PriceFigures } from '../exam-prices/price-figures.tsx';
import { PriceList } from '../exam-prices/price-list.tsx';
import { type PricedExam, priceFacts } from '../exam-prices/priced-exam.ts';
import { ContentPage } from './content-page.tsx';
import { FoldedSections, Warnings } from './folded-sections.tsx';
import { Prose } from './prose.tsx';
import type { PageView } from './read-next.ts';
import { takeSections, withoutWarnings } from './section-parts.ts';

const pricesId = 'precios';

interface ServicePageProps {
  page: PageView;
  /** The exams that its text names, from the catalog; empty for a page about no exam. */
  exams: readonly PricedExam[];
  /** The sections that stay open; the others fold. */
  open: readonly string[];
  /** Content after the text of an open section, by the section's anchor. */
  slots?: Readonly<Record<string, ReactNode>>;
}

/** A page about a service: its warning, its figures, its exams with their prices, what to do before, and the rest folded. */
export function ServicePage({ page, exams, open, slots }: ServicePageProps) {
  const [opened, folded] = takeSections(withoutWarnings(page.sections), open);
  const prices = exams.length > 0 ? [{ id: pricesId, heading: m.prices_heading() }] : [];
  return (
    <ContentPage
      page={{ ...page, sections: [] }}
      contentsBefore={[...prices, ...opened, ...folded]}
      before={
        <>
          <Warnings sections={page.sections} />
          {exams.length > 0 && <Prices exams={exams} />}
          {opened.map((section) => (
            <section key={section.id}>
              <Prose html={section.html} />
              {section.id && slots?.[section.id]}
            </section>
          ))}
          <FoldedSections sections={folded} />
        </>
      }
    />
  );
}

function Prices({ exams }: { exams: readonly PricedExam[] }) {
  return (
    <section aria-labelledby={pricesId} className="max-w-(--container-prose)">
      <PriceFigures facts={priceFacts(exams)} />
      <h2 id={pricesId} className="mt-10 mb-4 text-xl">
        {m.prices_heading()}
      </h2>
      <PriceList exams={exams} />
    </section>
  );
}
