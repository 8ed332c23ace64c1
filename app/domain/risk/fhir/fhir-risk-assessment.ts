import type {
  Annotation,
  CodeableConcept,
  Quantity as FhirQuantity,
  Observation,
  Reference,
  RiskAssessment,
  RiskAssessmentPrediction,
} from '@medplum/fhirtypes';
import type { Quantity, Unit } from '../quantity.ts';
import type { Citation } from '../score.ts';

/*
 * The results of the calculators as FHIR R4. A score that gives the probability of an outcome becomes a RiskAssessment: HEARTS, FINDRISC,
 * PREVENT, KFRE. The others (eGFR, LDL, average glucose, BMI, FIB-4, HOMA-IR) predict nothing: their result is a quantity, which is an
 * Observation in FHIR. `docs/risk-scores.md` explains why none of them is presented as a RiskAssessment.
 *
 * The resources identify no person: the subject is a display text. The caller passes the texts in the language of the page.
 */

/** A RiskAssessment with the fields that the site always fills in. */
export type AssessmentFile = With<
  RiskAssessment,
  { basis: Reference[]; contained: Observation[]; note: Annotation[]; prediction: RiskAssessmentPrediction[] }
>;
/** An Observation with the fields that the site always fills in. */
export type ObservationFile = With<Observation, { contained: Observation[]; note: Annotation[] }>;
/** FHIR makes these fields optional, and lets any resource be contained. */
type With<Resource, Fields> = Omit<Resource, keyof Fields> & Fields;

/** Points have no unit: UCUM lets an annotation stand for it. */
type FhirUnit = Unit | '{score}';

/** An input value with its label on the page. */
export type Given = { text: string } & (
  | { quantity: Quantity; value: number; unit: Unit }
  | { yes: boolean }
  | { answer: string }
);
/** The predicted outcome. At least one of `percent` and `band` is set: FHIR requires a prediction to contain a value. */
export interface Prediction {
  outcome: string;
  percent: number | null;
  band: string | null;
  /** Counted from the current age; null if the score does not specify a span. */
  years: { age: number; span: number } | null;
}
/** The total points of a questionnaire. */
export interface PointsGiven {
  text: string;
  value: number;
}
/** The parts that both kinds of resource share. */
interface Report {
  subject: string;
  /** ISO 8601 with its offset. */
  at: string;
  method: string;
  citations: readonly Citation[];
  given: readonly Given[];
  /** The meaning of each input value by itself, and how soon to act: the first notes of the file. */
  findings: readonly string[];
}

const quantityOf = (value: number, unit: FhirUnit): FhirQuantity => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code: unit,
});

/** Calculated quantities, which have separate codes in LOINC. */
export type Calculated = 'ldlCalculated' | 'nonHdl' | 'averageGlucoseFromA1c';

/**
 * Only certain codes, by unit: LOINC has separate codes for mass and substance concentrations. An HbA1c estimated from a glucose has none:
 * 4548-4 means a laboratory measurement.
 */
const loincOf: Partial<Record<Quantity | Calculated, Partial<Record<Unit, string>>>> = {
  systolic: { 'mm[Hg]': '8480-6' },
  diastolic: { 'mm[Hg]': '8462-4' },
  cholesterol: { 'mg/dL': '2093-3', 'mmol/L': '14647-2' },
  hdl: { 'mg/dL': '2085-9', 'mmol/L': '14646-4' },
  ldlCalculated: { 'mg/dL': '13457-7' },
  nonHdl: { 'mg/dL': '43396-1' },
  averageGlucoseFromA1c: { 'mg/dL': '27353-2' },
  triglycerides: { 'mg/dL': '2571-8', 'mmol/L': '14927-8' },
  height: { cm: '8302-2', m: '8302-2', '[in_i]': '8302-2' },
  weight: { kg: '29463-7', '[lb_av]': '29463-7' },
  bmi: { 'kg/m2': '39156-5' },
  creatinine: { 'mg/dL': '2160-0', 'umol/L': '14682-9' },
  egfr: { 'mL/min/{1.73_m2}': '98979-8' },
  albuminRatio: { 'mg/g': '9318-7' },
  a1c: { '%': '4548-4', 'mmol/mol': '59261-8' },
  ast: { 'U/L': '1920-8' },
  alt: { 'U/L': '1742-6' },
  platelets: { '10*9/L': '777-3' },
  insulin: { 'u[IU]/mL': '20448-7' },
};

/** The LOINC code of a quantity in its unit, with its label; only the label without a code. */
function codeOf(text: string, quantity: Quantity | Calculated | null, unit: Unit | null): CodeableConcept {
  const code = quantity && unit ? loincOf[quantity]?.[unit] : undefined;
  return code ? { coding: [{ system: 'http://loinc.org', code }], text } : { text };
}

/** A given value as a contained Observation. */
function observed(given: Given, index: number): Observation {
  const shared = { resourceType: 'Observation', id: `given-${index + 1}`, status: 'final' } as const;
  if ('yes' in given) return { ...shared, code: { text: given.text }, valueBoolean: given.yes };
  if ('answer' in given) return { ...shared, code: { text: given.text }, valueString: given.answer };
  const { quantity, value, unit } = given;
  return { ...shared, code: codeOf(given.text, quantity, unit), valueQuantity: quantityOf(value, unit) };
}

/** 'Inker LA, et al. New … N Engl J Med 2021;385:1737–1749. https://doi.org/…' */
export function citationText({ authors, title, journal, year, place, doi }: Citation): string {
  const titleText = title === null ? '' : `${withStop(title)} `;
  const doiText = doi === null ? '' : ` https://doi.org/${doi}`;
  return `${withStop(authors)} ${titleText}${journal} ${year};${place}.${doiText}`;
}

const withStop = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const notesOf = ({ findings, citations }: Report): { text: string }[] =>
  [...findings, ...citations.map(citationText)].map((text) => ({ text }));
const references = (contained: readonly Observation[]): { reference: string }[] =>
  contained.map(({ id }) => ({ reference: `#${id}` }));

function pointsObserved({ text, value }: PointsGiven, given: readonly Observation[]): Observation {
  return {
    resourceType: 'Observation',
    id: 'points',
    status: 'final',
    code: { text },
    valueQuantity: quantityOf(value, '{score}'),
    derivedFrom: references(given),
  };
}

/** Writes a predicted risk as a RiskAssessment. `probabilityDecimal` is a percentage in R4, at most 100 (invariant ras-2). */
export function riskAssessment(
  report: Report & { points: PointsGiven | null },
  predictions: readonly Prediction[],
): AssessmentFile {
  const given = report.given.map(observed);
  const contained = report.points ? [...given, pointsObserved(report.points, given)] : given;
  return {
    resourceType: 'RiskAssessment',
    status: 'final',
    contained,
    method: { text: report.method },
    subject: { display: report.subject },
    occurrenceDateTime: report.at,
    basis: references(contained),
    prediction: predictions.map(({ outcome, percent, band, years }) => ({
      outcome: { text: outcome },
      ...(percent === null ? {} : { probabilityDecimal: percent }),
      ...(band === null ? {} : { qualitativeRisk: { text: band } }),
      ...(years === null
        ? {}
        : { whenRange: { low: quantityOf(years.age, 'a'), high: quantityOf(years.age + years.span, 'a') } }),
    })),
    // R4: "a description of the steps that might be taken to reduce the identified risk(s)".
    ...(report.findings.length > 0 && { mitigation: report.findings.join(' ') }),
    note: notesOf(report),
  };
}

/** Writes a calculated quantity as an Observation. A null `unit` is a ratio: FIB-4, HOMA-IR. */
export function calculatedObservation(
  report: Report,
  result: {
    quantity: Quantity | Calculated | null;
    text: string;
    value: number;
    unit: Unit | null;
    band: string | null;
  },
): ObservationFile {
  const contained = report.given.map(observed);
  return {
    resourceType: 'Observation',
    status: 'final',
    contained,
    code: codeOf(result.text, result.quantity, result.unit),
    subject: { display: report.subject },
    effectiveDateTime: report.at,
    valueQuantity: quantityOf(result.value, result.unit ?? '1'),
    ...(result.band === null ? {} : { interpretation: [{ text: result.band }] }),
    method: { text: report.method },
    derivedFrom: references(contained),
    note: notesOf(report),
  };
}
