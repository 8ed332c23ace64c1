import type { ReactNode } from 'react';

import { MAX_LETTERS_OF_AN_ORDER } from '../../domain/exam-search/order/split-order.ts';
import { formatNumber } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { Shortcuts } from './shortcuts.tsx';

interface HeroProps {
  heading: string;
  lead: string;
  /** The exams that the online catalog has. */
  catalogueSize: number;
  /** The example of an order and its plan, between the pictures and the second carousel. */
  order: ReactNode;
}

/** The first view: one sentence, one field, and below them the other ways in. */
export function Hero({ heading, lead, catalogueSize, order }: HeroProps) {
  return (
    <section aria-label={m.hero_label()} className="page-frame pt-5 lg:pt-10">
      <div className="grid items-center gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[1.18fr_1fr]">
        <div>
          {/* On a wide screen the strip above the header says it. */}
          <OpenNow className="mb-3 text-sm font-semibold lg:hidden" />
          <h1 className="text-3xl [word-spacing:normal]">{heading}</h1>
          <p className="mt-4 max-w-[34rem] text-ink-soft lg:mt-6 lg:text-lg">{lead}</p>
          <SearchField
            size="large"
            takesLines
            action={localizedHref(getLocale(), '/examenes-laboratorio')}
            label={m.hero_search()}
            example={m.hero_search_example()}
            most={MAX_LETTERS_OF_AN_ORDER}
            className="mt-5 lg:mt-8"
          />
          <OtherWays catalogueSize={catalogueSize} />
        </div>
        <HeroPictures />
      </div>
      <div className="mt-8 lg:mt-12">
        <Shortcuts />
      </div>
      {order}
      <div className="mt-12 *:min-w-0 lg:mt-20">
        <HeroSlides />
      </div>
    </section>
  );
}

/** The other actions of clauses S2.06 to S2.08, as quiet links, so that the field stays the one thing to do. */
function OtherWays({ catalogueSize }: Pick<HeroProps, 'catalogueSize'>) {
  const count = formatNumber(getLocale(), catalogueSize);
  return (
    <ul className="mt-4 grid max-w-[36rem] grid-cols-2 gap-x-6 lg:mt-6 lg:gap-y-1">
      <Way icon="whatsapp" text={m.hero_whatsapp_text()}>
        <WhatsAppLink text={m.whatsapp_book()} className={wayLink}>
          {m.hero_whatsapp()}
        </WhatsAppLink>
      </Way>
      <Way icon="house" text={m.hero_home_collection_text()}>
        <SiteLink to="/toma-domicilio-medellin" className={wayLink}>
          {m.hero_home_collection()}
        </SiteLink>
      </Way>
      <Way icon="flask" text={m.hero_exams_text({ count })}>
        <SiteLink to="/examenes-laboratorio" className={wayLink}>
          {m.hero_exams()}
        </SiteLink>
      </Way>
      <Way icon="results" text={m.hero_results_text()}>
        <SiteLink to="/portal-resultados" className={wayLink}>
          {m.hero_results()}
        </SiteLink>
      </Way>
    </ul>
  );
}

/** Covers the whole cell. */
const wayLink =
  'font-semibold leading-snug text-brand underline decoration-line-strong underline-offset-4 group-hover:decoration-brand after:absolute after:inset-0';

interface WayProps {
  icon: IconName;
  text: string;
  children: ReactNode;
}

/** One cell: the link, and below it what to expect there. A phone has room for the link only. */
const Way = ({ icon, text, children }: WayProps) => (
  <li className="group relative flex min-h-12 items-center gap-2.5 py-2 text-sm sm:text-base lg:items-start">
    <Icon
      name={icon}
      className={
        icon === 'whatsapp' ? 'size-5 shrink-0 text-whatsapp-mark lg:mt-1' : 'size-5 shrink-0 text-brand lg:mt-1'
      }
    />
    <div className="min-w-0">
      {children}
      <p className="mt-0.5 text-xs text-ink-soft max-sm:hidden">{text}</p>
    </div>
  </li>
);
