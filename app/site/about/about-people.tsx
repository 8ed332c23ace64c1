import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { monogramOf } from './monogram.ts';

/** The national register of health professionals (ReTHUS), where anyone can check a registration. */
const register = 'https://web.sispro.gov.co/THS/Cliente/ConsultasPublicas/ConsultaPublicaDeTHxIdentificacion.aspx';

/** The professionals who answer for results: everyone of the team with a registration. Renders nothing without any. */
export function AboutPeople() {
  const locale = getLocale();
  const people = Object.entries(useLaboratory().team).filter(([, { registration }]) => registration);
  if (people.length === 0) return null;
  return (
    <section className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 id="personas" className="text-xl">
          {m.about_people()}
        </h2>
        <p className="mt-3 max-w-[24rem] text-ink-soft">{m.about_people_text()}</p>
        <p className="mt-2">
          <a
            href={register}
            rel="noopener"
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
          >
            {m.about_people_check()}
          </a>
        </p>
      </div>
      <ul className="border-b border-line">
        {people.map(([id, { name, role, registration }]) => (
          <li
            key={id}
            className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-5 border-t border-line py-5 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:gap-x-8"
          >
            <span
              aria-hidden="true"
              className="row-span-2 grid aspect-square place-items-center rounded-full bg-tint font-display text-xl text-brand sm:row-span-1"
            >
              {monogramOf(name[locale])}
            </span>
            <div>
              <h3 className="font-display text-xl leading-tight font-medium">{name[locale]}</h3>
              <p className="mt-1 text-ink-soft">{role[locale]}</p>
            </div>
            <p className="mt-2 text-sm text-ink-soft max-sm:col-start-2 sm:text-right">
              {m.about_registration()}
              <span className="ml-2 text-ink sm:ml-0 sm:block sm:text-lg">{registration}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
