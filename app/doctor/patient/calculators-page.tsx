import { type DoctorScore, doctorScores, inputsOfScore } from '../../domain/risk/from-results/doctor-scores.ts';
import type { FilledInputs } from '../../domain/risk/from-results/result-inputs.ts';
import type { Citation } from '../../domain/risk/score.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { InputTable } from './input-table.tsx';
import { type HeadedPatient, PatientHead } from './patient-head.tsx';
import { ScoreAnswerBox } from './score-answer.tsx';
import type { ShownAnswer } from './score-figures.ts';
import { scoreNames, scoreSources } from './score-words.ts';
import { StatedFields } from './stated-fields.tsx';
import type { Stated } from './stated-form.ts';

export interface CalculatorsView {
  of: HeadedPatient;
  inputs: FilledInputs;
  /** The days of the results, by their instant. */
  days: Readonly<Record<string, string>>;
  answers: Readonly<Record<DoctorScore, ShownAnswer>>;
  stated: Stated;
}

const purposes: Readonly<Record<DoctorScore, () => string>> = {
  prevent: m.score_prevent_for,
  kfre: m.score_kfre_for,
  fib4: m.score_fib4_for,
  homa: m.score_homa_for,
};

/** The calculators for doctors, filled from the patient's results. */
export function CalculatorsPage({ view }: { view: CalculatorsView }) {
  const { of, inputs, days, answers, stated } = view;
  return (
    <>
      <PatientHead of={of} here="calculators" />
      <p className="mt-4 max-w-(--container-prose) text-sm text-ink-soft">{m.score_lead()}</p>
      <div className="mt-6 grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-10">
          {doctorScores.map((score) => (
            <section key={score} aria-labelledby={`${score}-nombre`} className="border-t border-line pt-5">
              <h2 id={`${score}-nombre`} className="text-xl">
                {scoreNames[score]()}
              </h2>
              <p className="mt-0.5 text-sm text-ink-soft">{purposes[score]()}</p>
              <ScoreAnswerBox answer={answers[score]} />
              <InputTable label={scoreNames[score]()} asked={inputsOfScore[score]} inputs={inputs} days={days} />
              <details className="mt-3 text-sm text-ink-soft">
                <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-4">
                  {m.score_source()}
                </summary>
                <ul className="grid gap-1.5">
                  {scoreSources[score].map((citation) => (
                    <li key={citation.place}>
                      <Source citation={citation} />
                    </li>
                  ))}
                </ul>
              </details>
            </section>
          ))}
        </div>
        <StatedFields stated={stated} />
      </div>
    </>
  );
}

const Source = ({ citation: { authors, title, journal, year, place, doi } }: { citation: Citation }) => (
  <>
    {authors} {title && <span lang="en">{title}. </span>}
    <i lang="en">{journal}</i> {year};{place}
    {doi && (
      <>
        {'. '}
        <a
          href={`https://doi.org/${doi}`}
          rel="noreferrer"
          className="inline-flex min-h-6 items-center text-brand underline underline-offset-4 wrap-anywhere"
        >
          doi:{doi}
        </a>
      </>
    )}
  </>
);
