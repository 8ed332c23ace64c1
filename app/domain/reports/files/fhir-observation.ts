import type { CodeableConcept, Observation, Quantity } from '@medplum/fhirtypes';

import type { Component } from '../../exams/component.ts';
import { rangeOf } from '../range-of.ts';
import type { ReadObservation } from '../report-changes.ts';
import type { SentDecimals } from './fhir-json.ts';

/** The FHIR URLs of HL7 v2 code systems. A local code system has none. */
const systems: Readonly<Record<string, string>> = { LN: 'http://loinc.org', SCT: 'http://snomed.info/sct' };
const UCUM = 'http://unitsofmeasure.org';

/**
 * Returns a FHIR CodeableConcept: the coding, and the sender's own name as text. ('718-7', 'LN', 'Hemoglobina') → LOINC 718-7,
 * 'Hemoglobina'
 */
export const codeableConcept = (
  code: string,
  system: string,
  text: string,
  loinc: string | null = null,
): CodeableConcept => ({
  coding: [
    { ...(systems[system] && { system: systems[system] }), code, display: text },
    ...(loinc !== null && !(system === 'LN' && code === loinc) ? [{ system: 'http://loinc.org', code: loinc }] : []),
  ],
  text,
});

/** The FHIR status of each code of HL7 table 0085 (HL7/v2-to-fhir). A status that the table does not contain is not final. */
const statuses: Readonly<Record<string, Observation['status']>> = {
  F: 'final',
  C: 'corrected',
  P: 'preliminary',
  X: 'cancelled',
  A: 'amended',
  B: 'final',
  V: 'final',
  U: 'final',
  I: 'registered',
  O: 'registered',
  N: 'registered',
  S: 'preliminary',
  R: 'preliminary',
};

/** Matches a number that JSON can represent digit for digit. '4,3', '+5', '≥ 2', and '1:128' stay text. */
const jsonNumber = /^(<=|>=|<|>)?(-?(?:0|[1-9]\d*)(?:\.\d+)?)$/;

/** Returns a quantity whose comparator and digits are exactly as sent; null if that is impossible. */
function quantityOf(text: string, unit: string, ucum: boolean, decimals: SentDecimals): Quantity | null {
  const [, comparator, digits] = jsonNumber.exec(text) ?? [];
  if (digits === undefined) return null;
  const quantity: Quantity = {
    value: Number(digits),
    // `as`: the pattern matches only these four.
    ...(comparator !== undefined && { comparator: comparator as NonNullable<Quantity['comparator']> }),
    ...(unit !== '' && { unit }),
    ...(unit !== '' && ucum && { system: UCUM, code: unit }),
  };
  decimals.set(quantity, digits);
  return quantity;
}

/** The codes of HL7 table 0078, which FHIR uses unchanged. Other flags stay text. */
const interpretations = new Set([
  'L',
  'H',
  'LL',
  'HH',
  '<',
  '>',
  'N',
  'A',
  'AA',
  'U',
  'D',
  'B',
  'W',
  'S',
  'R',
  'I',
  'NS',
  'SDD',
]);
for (const code of ['POS', 'NEG', 'ND', 'DET', 'IND', 'NR', 'RR', 'WR', 'HU', 'LU', 'MS', 'VS'])
  interpretations.add(code);

function interpretationOf(flag: string): CodeableConcept {
  if (!interpretations.has(flag)) return { text: flag };
  return { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code: flag }] };
}

type Shared = Pick<Observation, 'id' | 'subject' | 'effectiveDateTime' | 'issued' | 'performer' | 'specimen'>;

/** Returns one value as a FHIR R4 Observation, with every text as sent. */
export function fhirObservation(
  one: ReadObservation,
  component: Component | undefined,
  shared: Shared,
  decimals: SentDecimals,
): Observation {
  const isUcum = component?.unit != null && component.unit === one.unit;
  const quantity = quantityOf(one.value, one.unit, isUcum, decimals);
  const flags = one.flags.split(/[~,;\s]+/).filter(Boolean);
  return {
    resourceType: 'Observation',
    ...shared,
    status: statuses[one.status] ?? 'preliminary',
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
    ],
    code: codeableConcept(one.code, one.code_system, one.name, component?.loinc ?? null),
    ...answerOf(one.value, quantity),
    ...(flags.length > 0 && { interpretation: flags.map(interpretationOf) }),
    ...(one.reference_range.trim() !== '' && { referenceRange: [rangeOfFhir(one, isUcum, decimals)] }),
    ...(one.method !== null && { method: { text: one.method } }),
    ...(one.comment !== null && { note: [{ text: one.comment }] }),
  };
}

function answerOf(value: string, quantity: Quantity | null): Partial<Observation> {
  if (quantity) return { valueQuantity: quantity };
  if (value !== '') return { valueString: value };
  const system = 'http://terminology.hl7.org/CodeSystem/data-absent-reason';
  return { dataAbsentReason: { coding: [{ system, code: 'unknown' }] } };
}

function rangeOfFhir({ reference_range: text, unit }: ReadObservation, isUcum: boolean, decimals: SentDecimals) {
  const { low = null, high = null } = rangeOf(text, unit) ?? {};
  // Ranges in FHIR include both limits, so '<9' stays text.
  const limit = (bound: typeof low) => (bound?.isIncluded ? quantityOf(bound.text, unit, isUcum, decimals) : null);
  const [from, to] = [limit(low), limit(high)];
  return { ...(from && { low: from }), ...(to && { high: to }), text };
}
