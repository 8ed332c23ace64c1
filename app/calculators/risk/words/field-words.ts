import { m } from '../../../i18n/paraglide/messages.js';
import type { FieldGroupName } from '../form/field-groups.ts';
import type { AskedQuantity, Option, RiskFieldName } from '../form/risk-fields.ts';

type Word = () => string;

/** The question of each field. */
export const fieldLabels = {
  age: m.risk_age,
  systolic: m.risk_systolic,
  diastolic: m.risk_diastolic,
  cholesterol: m.risk_cholesterol,
  hdl: m.risk_hdl,
  triglycerides: m.risk_triglycerides,
  height: m.risk_height,
  weight: m.risk_weight,
  waist: m.risk_waist,
  creatinine: m.risk_creatinine,
  a1c: m.risk_a1c,
  averageGlucose: m.risk_average_glucose,
  sex: m.risk_sex,
  smoker: m.risk_smoker,
  diabetes: m.risk_diabetes,
  active: m.risk_active,
  dailyVegetables: m.risk_vegetables,
  pressureMedicine: m.risk_pressure_medicine,
  toldHighGlucose: m.risk_told_high_glucose,
  family: m.risk_family,
  symptoms: m.risk_symptoms,
  conditions: m.risk_conditions,
} as const satisfies Record<RiskFieldName, Word>;

/** The headings of the parts of a form. The symptoms have their question instead. */
export const groupHeadings = {
  you: m.risk_group_you,
  numbers: m.risk_group_numbers,
  habits: m.risk_group_habits,
} as const satisfies Record<Exclude<FieldGroupName, 'now'>, Word>;

/** Hints for the questions that need one. */
export const fieldHints: Readonly<Partial<Record<RiskFieldName, Word>>> = {
  height: m.risk_height_hint,
  systolic: m.risk_systolic_hint,
  diastolic: m.risk_diastolic_hint,
  waist: m.risk_waist_hint,
  smoker: m.risk_smoker_hint,
  active: m.risk_active_hint,
  family: m.risk_family_hint,
  toldHighGlucose: m.risk_told_high_glucose_hint,
  sex: m.risk_sex_hint,
  symptoms: m.risk_symptoms_hint,
  conditions: m.risk_conditions_hint,
} satisfies Partial<Record<RiskFieldName, Word>>;

/** The quantities for the middle of a sentence: 'la edad'. */
export const quantityWords = {
  age: m.risk_the_age,
  systolic: m.risk_the_systolic,
  diastolic: m.risk_the_diastolic,
  cholesterol: m.risk_the_cholesterol,
  hdl: m.risk_the_hdl,
  triglycerides: m.risk_the_triglycerides,
  height: m.risk_the_height,
  weight: m.risk_the_weight,
  waist: m.risk_the_waist,
  creatinine: m.risk_the_creatinine,
  a1c: m.risk_the_a1c,
  averageGlucose: m.risk_the_average_glucose,
} as const satisfies Record<AskedQuantity, Word>;

/** The words of each option. */
export const optionWords = {
  yes: m.risk_yes,
  no: m.risk_no,
  female: m.risk_female,
  male: m.risk_male,
  none: m.risk_family_none,
  'second-degree': m.risk_family_second,
  'first-degree': m.risk_family_first,
  'chest-pain': m.risk_chest_pain,
  'one-sided-weakness': m.risk_one_sided_weakness,
  'trouble-speaking': m.risk_trouble_speaking,
  breathlessness: m.risk_breathlessness,
  confusion: m.risk_confusion,
  'severe-headache': m.risk_severe_headache,
  'vision-loss': m.risk_vision_loss,
  vomiting: m.risk_vomiting,
  pregnancy: m.risk_has_pregnancy,
  'cardiovascular-disease': m.risk_has_cardiovascular_disease,
  'chronic-kidney-disease': m.risk_has_kidney_disease,
  diabetes: m.risk_has_diabetes,
  dialysis: m.risk_has_dialysis,
  'acute-kidney-injury': m.risk_has_acute_kidney_injury,
  'extreme-muscle-mass': m.risk_has_muscle_mass,
  anaemia: m.risk_has_anaemia,
  haemoglobinopathy: m.risk_has_haemoglobinopathy,
  'not-fasting': m.risk_has_not_fasting,
} as const satisfies Record<Option, Word>;
