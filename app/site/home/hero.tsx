import { MOST_LETTERS_OF_AN_ORDER } from '../../domain/exam-search/order/split-order.ts';
import { localizedHref } from '../../i18n/href.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** The first view: one sentence, one field, and below them the other ways in. */
export function Hero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section aria-label={m.hero_label()} className="page-frame pt-5 lg:pt-10">
      <div className="grid items-center gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[1.15fr_1fr]">
        <div>
          <OpenNow className="text-sm font-semibold text-ink-soft" />
          <h1 className="mt-3 text-3xl lg:mt-5">{heading}</h1>
          <p className="mt-4 max-w-[34rem] text-ink-soft lg:mt-6 lg:text-lg">{lead}</p>
          <SearchField
            size="large"
            takesLines
            action={localizedHref(getLocale(), '/examenes-laboratorio')}
            label={m.hero_search()}
            most={MOST_LETTERS_OF_AN_ORDER}
            className="mt-5 lg:mt-8"
          />
          <OtherWays />
        </div>
        <HeroPictures />
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-6 border-t border-line pt-6 *:min-w-0 lg:mt-12 lg:grid-cols-[1fr_2fr] lg:pt-8">
        <HeroSlides />
        <Shortcuts />
      </div>
    </section>
  );
}

const way =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-ink underline-offset-4 hover:text-brand hover:underline';

/** The other actions of clauses S2.06 to S2.08, as links, so that the field stays the one thing to do. */
function OtherWays() {
  return (
    <div className="mt-4 flex max-w-[36rem] flex-wrap gap-x-6 lg:mt-6">
      <WhatsAppLink text={m.whatsapp_book()} className={way}>
        <Icon name="whatsapp" className="size-5 text-whatsapp-mark" />
        {m.hero_whatsapp()}
      </WhatsAppLink>
      <SiteLink to="/toma-domicilio-medellin" className={way}>
        <Icon name="house" className="size-5 text-brand" />
        {m.hero_home_collection()}
      </SiteLink>
      <SiteLink to="/examenes-laboratorio" className={way}>
        <Icon name="flask" className="size-5 text-brand" />
        {m.hero_exams()}
      </SiteLink>
      <SiteLink to="/portal-resultados" className={way}>
        <Icon name="results" className="size-5 text-brand" />
        {m.hero_results()}
      </SiteLink>
    </div>
  );
}
