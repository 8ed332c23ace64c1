import { formatClaim } from '../../i18n/format.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

const values = [
  { word: m.value_excellence, text: m.value_excellence_text, icon: 'award' },
  { word: m.value_team, text: m.value_team_text, icon: 'team' },
  { word: m.value_precision, text: m.value_precision_text, icon: 'target' },
  { word: m.value_care, text: m.value_care_text, icon: 'heart' },
] as const;

/** The laboratory in four figures and four values (clause S2.13). */
export function AboutSection() {
  const { city } = useLaboratory();
  return (
    <section
      {...dataFor(laterContract, { part: '' })}
      id="nosotros"
      className="mt-20 bg-sunken py-16 lg:mt-28 lg:py-24"
    >
      <div className="page-frame grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.35fr]">
        <Reveal>
          <h2 className="text-2xl">{m.about_heading()}</h2>
          <p className="mt-3 text-lg text-ink-soft">{m.about_lead({ city })}</p>
          <SiteLink to="/nosotros" className={button('outline', 'mt-8')}>
            {m.about_more()}
          </SiteLink>
        </Reveal>
        <Reveal order={1}>
          <dl className="grid gap-x-12 sm:grid-cols-2">
            {values.map(({ word, text, icon }) => (
              <div key={word()} className="border-t border-line py-5">
                <dt className="flex items-center gap-3 font-semibold">
                  <Icon name={icon} className="size-5 text-brand" />
                  {word()}
                </dt>
                <dd className="mt-1 pl-8 text-sm text-ink-soft">{text()}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
        <Reveal className="lg:col-span-2">
          <Figures />
        </Reveal>
      </div>
    </section>
  );
}

/** The source writes the second figure without a separator: "5000+ exam types". */
function Figures() {
  const { claims } = useLaboratory();
  const figures = [
    { value: m.stat_years_value(), label: m.stat_years() },
    { value: `${formatClaim(claims.patientsServed)}+`, label: m.stat_patients() },
    { value: `${claims.examTypes}+`, label: m.stat_exams() },
    { value: m.stat_hours_value(), label: m.stat_hours() },
  ];
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 border-t border-ink pt-8 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <li key={label}>
          <span className="block font-display text-2xl">{value}</span>
          <span className="mt-1 block max-w-[15rem] text-sm text-ink-soft">{label}</span>
        </li>
      ))}
    </ul>
  );
}
