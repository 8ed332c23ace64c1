import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon, SpecimenIcon } from '../../ui/icons/icon.tsx';
import { Reveal } from '../../ui/reveal.tsx';

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
    <section {...dataFor(laterContract, { part: '' })} id="servicios" className="page-frame pt-20 lg:pt-28">
      <Reveal className="flex flex-wrap items-baseline justify-between gap-x-10">
        <h2 className="text-2xl">{m.services_heading()}</h2>
        <SiteLink
          to="/servicios"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
        >
          {m.services_all()}
          <Icon name="arrow-right" className="size-4" />
        </SiteLink>
      </Reveal>
      <ul className="mt-4 border-t border-ink lg:mt-8 lg:grid lg:grid-cols-4 lg:divide-x lg:divide-line">
        {services.map((service, index) => (
          <li key={service.to} className="group/service border-b border-line lg:border-b-0">
            <Reveal order={orders[index] ?? 0} className="h-full">
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
    <article className="group relative flex h-full items-center gap-5 py-5 lg:block lg:px-7 lg:py-8 group-first/service:lg:pl-0">
      <SpecimenIcon cap={cap} className="h-16 w-9 shrink-0 lg:h-28 lg:w-14" />
      <div>
        <h3 className="font-display text-xl leading-tight font-medium tracking-tight lg:mt-6">
          <SiteLink to={to} className="group-hover:text-brand after:absolute after:inset-0">
            {word()}
          </SiteLink>
        </h3>
        <ul className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-soft lg:mt-3 lg:grid lg:gap-1">
          {items()
            .split(' · ')
            .map((item) => (
              <li key={item}>{item}</li>
            ))}
        </ul>
      </div>
    </article>
  );
}
