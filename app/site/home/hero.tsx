import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { OpenNow } from '../../views/laboratory/open-now.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { HeroPictures } from './hero-pictures.tsx';
import { HeroSlides } from './hero-slides.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** The first view: the laboratory's introduction, the main actions, and its pictures. */
export function Hero({ heading, lead }: { heading: string; lead: string }) {
  return (
    <section aria-label={m.hero_label()} className="mx-auto max-w-page px-4 pt-8 lg:px-8 lg:pt-14">
      <div className="grid items-start gap-x-14 gap-y-8 *:min-w-0 lg:grid-cols-[1.08fr_1fr]">
        <div>
          <OpenNow className="text-sm font-semibold text-ink-soft" />
          <h1 className="mt-3 text-3xl">{heading}</h1>
          <p className="mt-5 max-w-[34rem] text-lg text-ink-soft">{lead}</p>
          <HeroActions />
        </div>
        <HeroPictures />
        <HeroSlides />
        <Shortcuts />
      </div>
    </section>
  );
}

function HeroActions() {
  return (
    <div className="mt-7 flex flex-wrap items-center gap-3">
      <WhatsAppLink text={m.whatsapp_book()} className={button('whatsapp', 'w-full sm:w-auto')}>
        <Icon name="whatsapp" className="size-5" />
        {m.hero_whatsapp()}
      </WhatsAppLink>
      <SiteLink to="/toma-domicilio-medellin" className={button('brand', 'w-full sm:w-auto')}>
        <Icon name="house" className="size-5" />
        {m.hero_home_collection()}
      </SiteLink>
      <SiteLink to="/examenes-laboratorio" className={button('outline', 'grow sm:grow-0')}>
        {m.hero_exams()}
      </SiteLink>
      <SiteLink to="/portal-resultados" className={button('quiet', 'grow whitespace-nowrap sm:grow-0')}>
        {m.hero_results()}
        <Icon name="arrow-right" className="size-4" />
      </SiteLink>
    </div>
  );
}
