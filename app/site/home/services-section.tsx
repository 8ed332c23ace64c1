import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon, SpecimenIcon } from '../../ui/icons/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Reveal } from '../../ui/reveal.tsx';

const services = [
  {
    to: '/servicios/analisis-sangre',
    word: m.service_blood,
    items: m.service_blood_items,
    picture: 'tubes',
    alt: m.picture_tubes,
    cap: 'lavender',
    capWord: m.cap_lavender,
    edge: 'border-cap-lavender',
  },
  {
    to: '/servicios/microbiologia',
    word: m.service_microbiology,
    items: m.service_microbiology_items,
    picture: 'petri-dish',
    alt: m.picture_petri_dish,
    cap: 'plate',
    capWord: m.cap_plate,
    edge: 'border-cap-plate',
  },
  {
    to: '/servicios/analisis-orina',
    word: m.service_urine,
    items: m.service_urine_items,
    picture: 'urine-cup',
    alt: m.picture_urine_cup,
    cap: 'urine',
    capWord: m.cap_urine,
    edge: 'border-cap-urine',
  },
  {
    to: '/servicios/hormonas',
    word: m.service_hormones,
    items: m.service_hormones_items,
    picture: 'hormones',
    alt: m.picture_hormones,
    cap: 'gold',
    capWord: m.cap_gold,
    edge: 'border-cap-gold',
  },
] as const;

const orders = [0, 1, 2, 3] as const;

/** Four services, each in the color of its specimen's container (clause S2.12). */
export function ServicesSection() {
  return (
    <section {...dataFor(laterContract, { part: '' })} id="servicios" className="page-frame pt-24">
      <Reveal className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="max-w-[38rem]">
          <h2 className="text-2xl">{m.services_heading()}</h2>
          <p className="mt-3 text-lg text-ink-soft">{m.services_lead()}</p>
        </div>
        <SiteLink to="/servicios" className={button('outline')}>
          {m.services_all()}
          <Icon name="arrow-right" className="size-4" />
        </SiteLink>
      </Reveal>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {services.map((service, index) => (
          <li key={service.to}>
            <Reveal order={orders[index] ?? 0} className="h-full">
              <ServiceCard {...service} />
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceCard({ to, word, items, picture, alt, cap, capWord, edge }: (typeof services)[number]) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface focus-within:border-brand hover:border-brand">
      <Picture
        name={picture}
        alt={alt()}
        sizes="(min-width: 80rem) 19rem, (min-width: 36rem) 50vw, 100vw"
        className={`aspect-[3/2] border-b-8 ${edge}`}
      />
      <div className="flex grow flex-col p-5">
        <p className="text-xs font-semibold text-ink-soft">{capWord()}</p>
        <h3 className="mt-1 text-xl">
          <SiteLink to={to} className="group-hover:underline after:absolute after:inset-0">
            {word()}
          </SiteLink>
        </h3>
        <div className="mt-3 flex grow items-end justify-between gap-3">
          <ul className="grid gap-1 self-start text-ink-soft">
            {items()
              .split(' · ')
              .map((item) => (
                <li key={item}>{item}</li>
              ))}
          </ul>
          <SpecimenIcon cap={cap} className="h-24 w-12 shrink-0" />
        </div>
      </div>
    </article>
  );
}
