import type { SentCode } from '../messages-in/incoming-report.ts';
import { type Cursor, childAt, itemsAt, markUsed, numberAt, textAt } from './fhir-cursor.ts';
import { NumberText } from './json-text.ts';

/** The systems that the catalog knows, under the names of HL7 table 0396. Other systems are the sender's. */
const systemName = (system: string): string => {
  if (/^http:\/\/loinc\.org\/?$/i.test(system)) return 'LN';
  return /(^|[^a-z])cups([^a-z]|$)/i.test(system) ? 'CUPS' : system;
};

/** A CodeableConcept, with every code that it has. */
export function conceptAt(cursor: Cursor, key: string): SentCode {
  const concept = childAt(cursor, key);
  return concept ? conceptOf(concept) : { codings: [], words: '' };
}

export function conceptOf(concept: Cursor): SentCode {
  const codings = itemsAt(concept, 'coding').map((coding) => {
    markUsed(coding, 'version', 'userSelected');
    return {
      code: textAt(coding, 'code').trim(),
      system: systemName(textAt(coding, 'system').trim()),
      text: textAt(coding, 'display'),
    };
  });
  return { codings: codings.filter(({ code, text }) => code !== '' || text !== ''), words: textAt(concept, 'text') };
}

/** The words for a concept: as the sender wrote them, or the display of a code, or a code. */
export const conceptText = ({ codings, words }: SentCode): string =>
  words || codings.find(({ text }) => text !== '')?.text || codings.find(({ code }) => code !== '')?.code || '';

/** A value as a report stores it. The types are those of HL7 table 0125. */
export interface FhirSentValue {
  value: string;
  unit: string;
  value_type: string;
}

/** { comparator: '<', value: 5, code: 'mg/dL' } → '<5', 'mg/dL' */
function quantityText(quantity: Cursor): { value: string; unit: string } {
  markUsed(quantity, 'system');
  const [code, unit] = [textAt(quantity, 'code'), textAt(quantity, 'unit')];
  return { value: textAt(quantity, 'comparator') + numberAt(quantity, 'value'), unit: code || unit };
}

/** '5-10', '<=10', '>=5': an interval whose limits are both included. */
export function rangeText(range: Cursor): { value: string; unit: string } {
  const [low, high] = [childAt(range, 'low'), childAt(range, 'high')].map((side) => side && quantityText(side));
  const unit = low?.unit || high?.unit || '';
  if (low?.value && high?.value) return { value: `${low.value}-${high.value}`, unit };
  if (low?.value) return { value: `>=${low.value}`, unit };
  return { value: high?.value ? `<=${high.value}` : '', unit };
}

/** A titer: '1:128'. The unit is given only if both sides have the same one. */
function ratioText(ratio: Cursor): { value: string; unit: string } {
  const [numerator, denominator] = [childAt(ratio, 'numerator'), childAt(ratio, 'denominator')].map(
    (side) => side && quantityText(side),
  );
  const unit = [numerator?.unit, denominator?.unit].filter(Boolean).join('/');
  return { value: [numerator?.value, denominator?.value].filter(Boolean).join(':'), unit };
}

/** Reads `value[x]` of an observation or of a component; null without one. */
export function sentValueOf(cursor: Cursor): FhirSentValue | null {
  const { value } = cursor;
  const quantity = childAt(cursor, 'valueQuantity');
  if (quantity) {
    const read = quantityText(quantity);
    return { ...read, value_type: /^[<>]/.test(read.value) ? 'SN' : 'NM' };
  }
  const range = childAt(cursor, 'valueRange');
  if (range) return { ...rangeText(range), value_type: 'SN' };
  const ratio = childAt(cursor, 'valueRatio');
  if (ratio) return { ...ratioText(ratio), value_type: 'SN' };
  if (value.valueCodeableConcept !== undefined)
    return { value: conceptText(conceptAt(cursor, 'valueCodeableConcept')), unit: '', value_type: 'CWE' };
  if (value.valueInteger instanceof NumberText)
    return { value: numberAt(cursor, 'valueInteger'), unit: '', value_type: 'NM' };
  if (typeof value.valueBoolean === 'boolean') {
    markUsed(cursor, 'valueBoolean');
    return { value: String(value.valueBoolean), unit: '', value_type: 'ST' };
  }
  return plainValue(cursor);
}

const plainTypes = { valueString: 'ST', valueTime: 'TM', valueDateTime: 'TS' } as const;

function plainValue(cursor: Cursor): FhirSentValue | null {
  for (const [key, value_type] of Object.entries(plainTypes))
    if (cursor.value[key] !== undefined) return { value: textAt(cursor, key), unit: '', value_type };
  const period = childAt(cursor, 'valuePeriod');
  if (!period) return null;
  return { value: `${textAt(period, 'start')}/${textAt(period, 'end')}`, unit: '', value_type: 'DR' };
}

/** An instant in UTC, or a day: '2026-11-28T10:00:00-05:00' → '2026-11-28T15:00:00.000Z' · '2026-11' → null */
export function momentIn(text: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Number.isNaN(Date.parse(text)) ? null : text;
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The moment at a key. One that cannot be read stays among the texts without a place. */
export function momentAt(cursor: Cursor, key: string): string | null {
  const value = cursor.value[key];
  const moment = typeof value === 'string' ? momentIn(value) : null;
  if (moment !== null) cursor.tree.used.add(`${cursor.path}.${key}`);
  return moment;
}

/** `effective[x]` or `collected[x]`: the moment, or the end of the period. */
export function timeAt(cursor: Cursor, key: string): string | null {
  const direct = momentAt(cursor, `${key}DateTime`) ?? momentAt(cursor, `${key}Instant`);
  if (direct !== null) return direct;
  const period = childAt(cursor, `${key}Period`);
  return period && (momentAt(period, 'end') ?? momentAt(period, 'start'));
}
