import { type ErrorCondition, type FaultRule, faultRules } from './fault-rules.ts';

/** The place of a fault, as ERR-2 names it. Occurrences, fields, and components count from 1. */
export interface FaultLocation {
  segment: string;
  occurrence: number;
  field: number | null;
  component: number | null;
}

/** A broken rule: a value, never an exception, without any value of the patient. */
export interface Hl7Fault extends FaultLocation {
  rule: FaultRule;
  code: ErrorCondition;
  severity: 'error' | 'warning';
  sentence: string;
}

/** ('status-missing', { segment: 'OBX', occurrence: 3 }, 11) → the fault with code 101 */
export function hl7Fault(
  rule: FaultRule,
  { segment, occurrence }: Pick<FaultLocation, 'segment' | 'occurrence'>,
  field: number | null = null,
  component: number | null = null,
): Hl7Fault {
  const [code, severity, sentence] = faultRules[rule];
  return { rule, code, severity, sentence, segment, occurrence, field, component };
}

/** The header of a message: the place of faults that concern all of it. */
export const inHeader: FaultLocation = { segment: 'MSH', occurrence: 1, field: null, component: null };

/** 'OBX 3, field 11: The status is missing. The result is not treated as final.' */
export function faultSentence({ segment, occurrence, field, component, sentence }: Hl7Fault): string {
  const place = [
    `${segment} ${occurrence}`,
    ...(field === null ? [] : [`field ${field}`]),
    ...(component === null ? [] : [`component ${component}`]),
  ];
  return `${place.join(', ')}: ${sentence}`;
}
