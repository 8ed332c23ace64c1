import { type Symptom, symptoms, symptomsOfSugar } from '../../../domain/risk/findings/risk-finding.ts';
import type { Quantity } from '../../../domain/risk/quantity.ts';
import type { Condition, PatientSex } from '../../../domain/risk/score.ts';
import { type FamilyDiabetes, familyDiabetes } from '../../../domain/risk/scores/findrisc.ts';
import type { Calculator } from './calculator.ts';

/**
 * A field of a form: a number, a choice of one option, or boxes to tick. A quantity with several units has a unit field named
 * `<name>-unit`.
 */
export type RiskField =
  | { kind: 'number'; name: AskedQuantity; optional?: true }
  | { kind: 'choice'; name: ChoiceName; options: readonly Option[] }
  | { kind: 'checks'; name: 'symptoms' | 'conditions'; options: readonly Option[] };
/** The quantities that a form asks for. */
export type AskedQuantity = Extract<
  Quantity,
  | 'age'
  | 'systolic'
  | 'diastolic'
  | 'cholesterol'
  | 'hdl'
  | 'triglycerides'
  | 'height'
  | 'weight'
  | 'waist'
  | 'creatinine'
  | 'a1c'
  | 'averageGlucose'
>;
/** The options of all fields: each word has only one meaning. */
export type Option = 'yes' | 'no' | PatientSex | FamilyDiabetes | Symptom | TickedCondition;
/** The conditions that exclude a person from a calculator. */
export type AskedCondition = Exclude<Condition, 'kidney-transplant' | 'not-fasting'>;
/** A nonfasting sample excludes one formula of three. */
type TickedCondition = AskedCondition | 'not-fasting';
/** The fields with one choice. */
export type ChoiceName =
  | 'sex'
  | 'smoker'
  | 'diabetes'
  | 'active'
  | 'dailyVegetables'
  | 'pressureMedicine'
  | 'toldHighGlucose'
  | 'family';
export type RiskFieldName = RiskField['name'];

const number = (name: AskedQuantity): RiskField => ({ kind: 'number', name });
const ifKnown = (name: AskedQuantity): RiskField => ({ kind: 'number', name, optional: true });
const yesNo = (name: ChoiceName): RiskField => ({ kind: 'choice', name, options: ['yes', 'no'] });
const conditions = (...options: TickedCondition[]): RiskField => ({ kind: 'checks', name: 'conditions', options });
const sex: RiskField = { kind: 'choice', name: 'sex', options: ['female', 'male'] };

/**
 * The fields of each calculator's form, in order. The forms ask about exclusions before measurements. HEARTS begins with the symptoms that
 * cannot wait for a score.
 */
export const riskFields: Readonly<Record<Calculator, readonly RiskField[]>> = {
  hearts: [
    { kind: 'checks', name: 'symptoms', options: symptoms },
    conditions('cardiovascular-disease', 'chronic-kidney-disease', 'pregnancy'),
    sex,
    number('age'),
    yesNo('smoker'),
    yesNo('diabetes'),
    number('systolic'),
    ifKnown('diastolic'),
    ifKnown('cholesterol'),
    ifKnown('weight'),
    ifKnown('height'),
  ],
  findrisc: [
    conditions('diabetes', 'pregnancy'),
    sex,
    number('age'),
    number('weight'),
    number('height'),
    number('waist'),
    yesNo('active'),
    yesNo('dailyVegetables'),
    yesNo('pressureMedicine'),
    yesNo('toldHighGlucose'),
    { kind: 'choice', name: 'family', options: familyDiabetes },
  ],
  egfr: [
    conditions('pregnancy', 'acute-kidney-injury', 'dialysis', 'extreme-muscle-mass'),
    sex,
    number('age'),
    number('creatinine'),
  ],
  lipids: [number('cholesterol'), number('hdl'), ifKnown('triglycerides'), conditions('not-fasting')],
  a1c: [
    { kind: 'checks', name: 'symptoms', options: symptomsOfSugar },
    conditions('pregnancy', 'anaemia', 'haemoglobinopathy'),
    ifKnown('a1c'),
    ifKnown('averageGlucose'),
  ],
  body: [conditions('pregnancy'), sex, number('age'), number('weight'), number('height'), ifKnown('waist')],
};
