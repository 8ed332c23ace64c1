import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon, SpecimenIcon } from '../../ui/icons/icon.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { MoreLink } from './more-link.tsx';

const services = [
  { to: '/servicios/analisis-sangre', word: m.service_blood, items: m.service_blood_items, cap: 'lavender' },
  { to: '/servicios/microbiologia', word: m.service_microbiology, items: m.service_microbiology_items, cap: 'plate' },
  { to: '/servicios/analisis-orina', word: m.service_urine, items: m.service_urine_items, cap: 'urine' },
  { to: '/servicios/hormonas', word: m.service_hormones, items: m.service_hormones_items, cap: 'gold' },
] as const;

const orders = [0, 1, 2, 3] as const;

/** Four services, each with the container of its specimen (clause S2.12). */
export function ServicesSection() {
  return (
    <section
      {...dataFor(laterContract, { part: '' })}
      id="servicios"
      className="page-frame grid gap-x-16 gap-y-4 pt-20 lg:grid-cols-[1fr_3fr] lg:pt-28"
    >
      <Reveal className="flex flex-wrap items-baseline justify-between gap-x-10 lg:sticky lg:top-28 lg:block lg:self-start">
        <h2 className="text-2xl">{m.services_heading()}</h2>
        <MoreLink to="/servicios" className="lg:mt-4">
          {m.services_all()}
        </MoreLink>
      </Reveal>
      <ul>
        {services.map((service, index) => (
          <li key={service.to} className="border-line not-last:border-b">
            <Reveal order={orders[index] ?? 0}>
              <Service {...service} />
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Service({ to, word, items, cap }: (typeof services)[number]) {
  return (
    <article className="group relative flex items-center gap-4 py-3.5 lg:gap-8 lg:py-5">
      <SpecimenIcon cap={cap} className="h-12 w-8 shrink-0 lg:h-18 lg:w-11" />
      <div className="grow lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-8">
        <h3 className="font-display text-lg leading-tight lg:text-xl font-medium tracking-tight">
          <SiteLink to={to} className="group-hover:text-brand after:absolute after:inset-0">
            {word()}
          </SiteLink>
        </h3>
        <ul className="mt-0.5 text-sm text-ink-soft lg:mt-0 lg:text-[0.9375rem]">
          {items()
            .split(' · ')
            .map((item) => (
              <li key={item} className="inline not-last:after:content-[',_']">
                {item}
              </li>
            ))}
        </ul>
      </div>
      <Icon name="chevron-right" className="size-5 shrink-0 text-line-strong group-hover:text-brand" />
    </article>
  );
}
