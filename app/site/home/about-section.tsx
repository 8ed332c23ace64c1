import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Picture } from '../../ui/picture.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { MoreLink } from './more-link.tsx';

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

/** The laboratory in one picture and one statement, four values, and four figures (clause S2.13). */
export function AboutSection({ catalogueSize }: AboutSectionProps) {
  const { city } = useLaboratory();
  return (
    <section {...dataFor(laterContract, { part: '' })} id="nosotros" className="mt-20 lg:mt-28">
      <div className="bg-sunken lg:grid lg:grid-cols-[5fr_7fr]">
        <Picture
          name="yarumo-leaf"
          alt={m.picture_yarumo_leaf()}
          sizes="(min-width: 64rem) 42vw, 100vw"
          className="aspect-[4/3] lg:aspect-auto lg:h-full"
        />
        <div className="px-4 py-14 lg:max-w-[52rem] lg:px-20 lg:py-24 xl:pr-18 xl:pl-24">
          <Reveal>
            <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{m.about_heading()}</h2>
            <p className="mt-3 font-display text-2xl leading-[1.12] tracking-tight text-balance">
              {m.about_lead({ city })}
            </p>
          </Reveal>
          <Reveal order={1}>
            <Values />
            <MoreLink to="/nosotros" className="mt-5">
              {m.about_more()}
            </MoreLink>
          </Reveal>
        </div>
      </div>
      <Figures catalogueSize={catalogueSize} />
    </section>
  );
}

const Values = () => (
  <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 lg:mt-12 lg:gap-x-12 lg:gap-y-8">
    {values.map(({ word, text }) => (
      <div key={word()}>
        <dt className="font-semibold">{word()}</dt>
        <dd className="mt-1 text-sm text-ink-soft">{text()}</dd>
      </div>
    ))}
  </dl>
);

interface Figure {
  value: string;
  label: string;
  isNumber?: true;
}

function Figures({ catalogueSize }: AboutSectionProps) {
  const { claims } = useLaboratory();
  const count = (figure: number): string => formatNumber(getLocale(), figure);
  const figures: Figure[] = [
    { value: m.stat_years_value(), label: m.stat_years() },
    { value: count(claims.patientsServed), isNumber: true, label: m.stat_patients() },
    { value: count(claims.examTypes), isNumber: true, label: m.stat_exams({ count: count(catalogueSize) }) },
    { value: m.stat_hours_value(), label: m.stat_hours() },
  ];
  return (
    <div className="bg-forest text-on-forest">
      <ul className="page-frame grid grid-cols-2 gap-x-6 gap-y-8 py-12 lg:grid-cols-4 lg:gap-x-10 lg:py-18">
        {figures.map((figure) => (
          <FigureItem key={figure.label} {...figure} />
        ))}
      </ul>
    </div>
  );
}

const FigureItem = ({ value, label, isNumber }: Figure) => (
  <li>
    <span className="block font-display text-[1.75rem] leading-none tracking-tight whitespace-nowrap xl:text-[2.875rem]">
      {value}
      {isNumber && <span className="text-on-forest-soft">+</span>}
    </span>
    <span className="mt-2 block max-w-[17rem] text-sm leading-snug text-on-forest-soft lg:mt-3">{label}</span>
  </li>
);
