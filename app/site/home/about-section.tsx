import { m } from '../../i18n/paraglide/messages.js';
import { laterContract } from '../../ui/behaviors/later.contract.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Picture } from '../../ui/picture.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { LaboratoryReport } from './laboratory-report.tsx';

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
      <div className="relative bg-sunken">
        <Picture
          name="yarumo-leaf"
          alt={m.picture_yarumo_leaf()}
          sizes="(min-width: 64rem) 42vw, 100vw"
          className="aspect-[4/3] lg:absolute lg:inset-y-0 lg:left-0 lg:aspect-auto lg:h-full lg:w-5/12"
        />
        <div className="page-frame lg:grid lg:grid-cols-[5fr_7fr]">
          <div className="py-14 lg:col-start-2 lg:py-24 lg:pl-20">
            <Reveal>
              <h2 className="font-sans text-sm font-semibold tracking-normal text-ink-soft">{m.about_heading()}</h2>
              <p className="mt-3 font-display text-2xl leading-[1.12] tracking-tight text-balance">
                {m.about_lead({ city })}
              </p>
            </Reveal>
            <Reveal order={1}>
              <Values />
            </Reveal>
          </div>
        </div>
      </div>
      <LaboratoryReport catalogueSize={catalogueSize} />
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
