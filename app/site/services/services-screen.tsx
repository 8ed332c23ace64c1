import type { ReactNode } from 'react';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { SearchField } from '../../ui/search-field.tsx';
import { FoldedSections } from '../../views/pages/folded-sections.tsx';
import { PageFooter } from '../../views/pages/page-ending.tsx';
import { PageHead } from '../../views/pages/page-head.tsx';
import { PagePicture } from '../../views/pages/page-picture.tsx';
import { PageQuestions } from '../../views/pages/page-questions.tsx';
import type { PageView, ReadNext } from '../../views/pages/read-next.ts';
import { ReadNextRows } from '../../views/pages/read-next-rows.tsx';
import { LargeServices, ServiceRows } from './service-entries.tsx';

interface ServicesScreenProps {
  page: PageView;
  ordered: readonly ReadNext[];
  checkups: readonly ReadNext[];
}

const LARGE = 3;

/** The services page, in two groups: for visitors with a doctor's order, and for those who want a checkup. */
export function ServicesScreen({ page, ordered, checkups }: ServicesScreenProps) {
  return (
    <article className="pb-24">
      <PageHead page={page} beside={<PagePicture page={page} className="max-md:hidden" />}>
        <SearchField
          action={localizedHref(page.locale, '/examenes-laboratorio')}
          label={m.catalogue_search()}
          size="large"
          className="mt-7"
        />
      </PageHead>
      <div className="page-frame grid gap-y-16 pt-12 lg:gap-y-24 lg:pt-20">
        <Intention id="areas" heading={m.services_order()} text={m.services_order_text()}>
          <LargeServices entries={ordered.slice(0, LARGE)} />
          <ServiceRows entries={ordered.slice(LARGE)} />
        </Intention>
        <Intention
          id="paquetes"
          heading={m.services_checkup()}
          text={m.services_checkup_text()}
          more={
            <SiteLink
              to="/entrega-rapida#calculadora"
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {m.services_risk()}
            </SiteLink>
          }
        >
          <ServiceRows entries={checkups} />
        </Intention>
        <div className="grid gap-x-20 gap-y-12 lg:grid-cols-2">
          <FoldedSections sections={page.sections} />
          <PageQuestions questions={page.questions} />
          <PageFooter page={page} />
        </div>
      </div>
      <ReadNextRows entries={page.readNext} />
    </article>
  );
}

interface IntentionProps {
  id: string;
  heading: string;
  text: string;
  more?: ReactNode;
  children: ReactNode;
}

/** A group of services: its heading at the left, its links at the right. */
const Intention = ({ id, heading, text, more, children }: IntentionProps) => (
  <section className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]">
    <div>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <p className="mt-3 max-w-[26rem] text-ink-soft">{text}</p>
      {more}
    </div>
    <div className="grid content-start gap-y-8">{children}</div>
  </section>
);
