import type { Component } from '../exams/component.ts';
import type { Exam } from '../exams/exam.ts';
import { loincCodes } from './exam-codes.ts';
import type { IncomingObservation } from './incoming-report.ts';
import type { PlacingDoubt } from './message-reasons.ts';
import { aboutCode, type SenderCodes } from './sender-codes.ts';
import { isDimensionlessUnit, isSameCharge, isSameUnit } from './sent-units.ts';

/**
 * Finds the first observation whose unit is not the catalog's; null if there is none. A number in another unit would be compared with the
 * wrong interval. An observation without a unit passes, because some quantities have none: the release rules check it.
 */
export function unknownUnit(
  exam: Exam,
  { units }: SenderCodes,
  observations: readonly IncomingObservation[],
): PlacingDoubt | null {
  for (const one of observations) {
    const component = componentOf(exam, observations, one);
    const unit = component?.unit ?? null;
    if (!component || unit === null || one.unit === '' || !/^(NM|SN)$/.test(one.value_type)) continue;
    const meant = units.get(one.unit.trim()) ?? one.unit;
    if (isSameUnit(meant, unit) || isSameCharge(meant, unit, component.loinc)) continue;
    if (isDimensionlessUnit(unit) && isDimensionlessUnit(meant)) continue;
    const at = { segment: one.at, part: 'unit' as const };
    return { kind: 'doubt', reason: 'unit-unknown', at, about: aboutCode('unit', one.unit.trim()) };
  }
  return null;
}

/** Finds the component that an observation reports: by LOINC code, or because the exam has one component and the report one observation. */
function componentOf(
  exam: Exam,
  observations: readonly IncomingObservation[],
  one: IncomingObservation,
): Component | null {
  const loinc = loincCodes(one.codes);
  const named = exam.components.find((component) => component.loinc !== null && loinc.includes(component.loinc));
  if (named) return named;
  const [only, ...others] = exam.components;
  const isAlone = observations.length === 1 && loinc.length === 0;
  return only && others.length === 0 && isAlone ? only : null;
}
