import { formatClaim, formatNumber } from '../../i18n/format.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

const values = [
  { word: m.value_excellence, text: m.value_excellence_text },
  { word: m.value_team, text: m.value_team_text },
  { word: m.value_precision, text: m.value_precision_text },
  { word: m.value_care, text: m.value_care_text },
] as const;

interface AboutSectionProps {
  /** The exams that the online catalog has. */
  catalogueSize: number;
}

/** The laboratory in one statement, four values and four figures (clause S2.13). */
export function AboutSection({ catalogueSize }: AboutSectionProps) {
  const { city } = useLaboratory();
  return (
    <section {...dataFor(laterContract, { part: '' })} id="nosotros" className="mt-20 lg:mt-28">
      <div className="bg-sunken py-16 lg:py-24">
        <div className="page-frame grid gap-x-20 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
          <Reveal>
            <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{m.about_heading()}</h2>
            <p className="mt-3 font-display text-2xl leading-[1.14] tracking-tight text-balance">
              {m.about_lead({ city })}
            </p>
            <SiteLink
              to="/nosotros"
              className="mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
            >
              {m.about_more()}
              <Icon name="arrow-right" className="size-4" />
            </SiteLink>
          </Reveal>
          <Reveal order={1}>
            <dl className="border-b border-line">
              {values.map(({ word, text }) => (
                <div key={word()} className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[10rem_1fr]">
                  <dt className="font-semibold">{word()}</dt>
                  <dd className="text-sm text-ink-soft sm:pt-0.5">{text()}</dd>
                </div>
              ))}
            </dl>
          </Reveal>
        </div>
      </div>
      <Figures catalogueSize={catalogueSize} />
    </section>
  );
}

/** The source writes the third figure without a separator: "5000+ exam types". */
function Figures({ catalogueSize }: AboutSectionProps) {
  const { claims } = useLaboratory();
  const count = formatNumber(getLocale(), catalogueSize);
  const figures = [
    { value: m.stat_years_value(), label: m.stat_years() },
    { value: formatClaim(claims.patientsServed), isAtLeast: true, label: m.stat_patients() },
    { value: String(claims.examTypes), isAtLeast: true, label: m.stat_exams({ count }) },
    { value: m.stat_hours_value(), label: m.stat_hours() },
  ];
  return (
    <div className="bg-forest text-on-forest">
      <ul className="page-frame grid divide-y divide-forest-line py-6 lg:grid-cols-4 lg:divide-x lg:divide-y-0 lg:py-16">
        {figures.map(({ value, isAtLeast, label }) => (
          <li
            key={label}
            className="grid grid-cols-[9.25rem_minmax(0,1fr)] items-baseline gap-x-5 py-4 lg:block lg:px-8 lg:py-0 lg:first:pl-0 lg:last:pr-0"
          >
            <span className="block font-display text-[1.75rem] leading-none font-normal tracking-tight whitespace-nowrap xl:text-[3rem]">
              {value}
              {isAtLeast && <span className="ml-[0.06em] align-[0.18em] text-[0.7em] text-on-forest-soft">+</span>}
            </span>
            <span className="block max-w-[15rem] text-sm leading-snug text-on-forest-soft lg:mt-3">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
