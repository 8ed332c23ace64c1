import { waistCitation } from '../../../domain/risk/scores/body-mass.ts';
import {
  type FindriscAnswer,
  type FindriscBand,
  type FindriscInput,
  findriscCCitation,
  findriscCitation,
  ridimaCitation,
} from '../../../domain/risk/scores/findrisc.ts';
import {
  bestOfEachFactor,
  type FindriscChange,
  type FindriscFactor,
  findriscChanges,
  findriscTogether,
  type Together,
} from '../../../domain/risk/what-if.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { RiskDraft } from '../form/draft.ts';
import { amountWords } from './amount-words.ts';
import type { AnswerWords } from './answer-words.ts';
import { findriscBandNames, togetherWords } from './band-words.ts';
import { whatIfRange, whatIfSwitch, whatIfWeight } from './what-if-controls.ts';

const verdicts = {
  low: m.risk_findrisc_low,
  'slightly-elevated': m.risk_findrisc_slightly,
  moderate: m.risk_findrisc_moderate,
  high: m.risk_findrisc_high,
  'very-high': m.risk_findrisc_very_high,
} as const satisfies Record<FindriscBand, () => string>;

/** Writes a FINDRISC answer in the page's language. */
export function findriscWords(input: FindriscInput, result: FindriscAnswer, draft: RiskDraft): AnswerWords {
  const verdict = verdicts[result.band]();
  const points = m.risk_points({ points: String(result.points) });
  const isScreened = result.screening.findriscC;
  return {
    verdict,
    plainVerdict: m.risk_findrisc_plain({ points: String(result.points) }),
    figures: [{ label: m.risk_findrisc_figure(), value: points }],
    people: { percent: result.ofHundred, text: peopleText(result.ofHundred) },
    meaning: [m.risk_findrisc_meaning(), ...screeningText(result), waistText(input, result)],
    next: isScreened ? m.risk_findrisc_next_measure() : nextWords(input),
    limits: [m.risk_findrisc_for(), ...(result.outsideDerivation ? [m.risk_findrisc_outside()] : [])],
    details: [m.risk_findrisc_population(), m.risk_findrisc_cutoffs()],
    changes: bestOfEachFactor(findriscChanges(input)).map((change) => ({
      factor: factorNames[change.factor](),
      what: changeWords(change),
      ...reached(change),
    })),
    together: togetherWords(findriscTogether(input), reached),
    whatIfs: [
      ...(input.active ? [] : [whatIfSwitch('active', 'yes', m.risk_try_active())]),
      ...(input.dailyVegetables ? [] : [whatIfSwitch('dailyVegetables', 'yes', m.risk_try_vegetables())]),
      whatIfWeight(draft),
      whatIfRange('waist', draft, 65, 140),
    ],
    citations: [findriscCitation, findriscCCitation, ridimaCitation, waistCitation],
    file: {
      kind: 'risk',
      prediction: {
        outcome: m.risk_findrisc_outcome(),
        percent: result.ofHundred,
        years: { age: input.age, span: 10 },
      },
    },
  };
}

/** The result of a change, its band, and the share of today's figure that remains. */
const reached = ({ before, after, band }: Together<FindriscBand>) => ({
  result: m.risk_points({ points: String(after) }),
  band: findriscBandNames[band](),
  remaining: after / before,
});

/** Never tells people to keep up habits that they do not have. */
const nextWords = ({ active, dailyVegetables }: FindriscInput): string =>
  active && dailyVegetables ? m.risk_findrisc_next_low() : m.risk_findrisc_next_habits();

const peopleText = (count: number): string => m.risk_findrisc_people({ count, others: 100 - count });

/** From the lower of the two Colombian cut-offs on; below it no text is needed, and the sources name both. */
const screeningText = ({ screening, points }: FindriscAnswer): string[] =>
  screening.findriscC ? [m.risk_findrisc_screening({ points: String(points) })] : [];

const waistText = ({ sex }: FindriscInput, { wideWaist }: FindriscAnswer): string => waistWords(sex, wideWaist);

/** Says whether a waist reaches the Latin American limit, which is separate from the points. */
export function waistWords(sex: FindriscInput['sex'], isWide: boolean): string {
  const limit = amountWords(sex === 'male' ? 94 : 90, 'cm');
  return isWide ? m.risk_waist_wide({ limit }) : m.risk_waist_within({ limit });
}

const factorNames = {
  bmi: m.risk_factor_bmi,
  waist: m.risk_factor_waist,
  active: m.risk_factor_active,
  dailyVegetables: m.risk_factor_vegetables,
} as const satisfies Record<FindriscFactor, () => string>;

function changeWords({ factor, below }: FindriscChange): string {
  if (factor === 'active') return m.risk_change_active();
  if (factor === 'dailyVegetables') return m.risk_change_vegetables();
  return factor === 'bmi'
    ? m.risk_change_bmi({ limit: amountWords(below ?? 0, 'kg/m2') })
    : m.risk_change_below({ limit: amountWords(below ?? 0, 'cm') });
}
