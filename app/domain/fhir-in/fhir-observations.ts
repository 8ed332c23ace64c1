import type { IncomingObservation } from '../messages-in/incoming-report.ts';
import { type Cursor, childAt, fault, itemsAt, markUsed, textAt } from './fhir-cursor.ts';
import type { FhirResource, Resolve } from './fhir-resources.ts';
import { conceptAt, conceptOf, conceptText, rangeText, sentValueOf, timeAt } from './fhir-values.ts';

/** `Observation.status` as HL7 table 0085 (map of HL7's "v2 to FHIR"). A status that is not final never becomes final. */
const statuses: Readonly<Record<string, string>> = {
  registered: 'I',
  preliminary: 'P',
  final: 'F',
  amended: 'C',
  corrected: 'C',
  cancelled: 'X',
  'entered-in-error': 'W',
  unknown: '',
};

export interface ObservationNeeds {
  resolve: Resolve;
  /** The resources that a report holds, so that each is placed once. */
  placed: Set<FhirResource>;
}

/** The observations of the list at a key, with their members: an organism with its antibiotics, a panel with its values. */
export function observationsAt(
  from: FhirResource,
  key: string,
  needs: ObservationNeeds,
  group = '',
): IncomingObservation[] {
  let groups = 0;
  return itemsAt(from.cursor, key).flatMap((reference): IncomingObservation[] => {
    const found = needs.resolve(from, reference);
    if (found?.type !== 'Observation') {
      fault(reference, '', 'not-found', 'This reference names no Observation of the message');
      return [];
    }
    if (needs.placed.has(found)) return [];
    needs.placed.add(found);
    const hasMembers = found.cursor.value.hasMember !== undefined;
    const own = observationOf(found, hasMembers);
    // A number separates values that have the same members: two organisms, each with its antibiotics.
    groups += hasMembers && own.length > 0 ? 1 : 0;
    const sub = hasMembers && own.length > 0 ? [group, String(groups)].filter(Boolean).join('.') : group;
    const members = observationsAt(found, 'hasMember', needs, sub);
    return [...own.map((one) => ({ ...one, sub_id: one.sub_id || sub })), ...members];
  });
}

/** One observation and its components. A heading of a panel, without a value and without words, is no result. */
function observationOf({ cursor, entry }: FhirResource, hasMembers: boolean): IncomingObservation[] {
  const sent = textAt(cursor, 'status');
  const status = statuses[sent];
  if (status === undefined) fault(cursor, 'status', 'value', 'This is no status of an Observation in R4');
  markUsed(cursor, 'category', 'subject', 'specimen', 'performer', 'issued', 'identifier', 'basedOn', 'encounter');
  const shared = { status: status ?? '', observed_at: timeAt(cursor, 'effective'), at: entry };
  const components = itemsAt(cursor, 'component').map((component) => ({
    ...measured(component),
    ...shared,
    sub_id: '',
  }));
  const own = { ...measured(cursor), ...shared, sub_id: '' };
  const isHeading = own.value === '' && own.comment === null && (hasMembers || components.length > 0);
  return isHeading ? components : [own, ...components];
}

type Measured = Omit<IncomingObservation, 'status' | 'observed_at' | 'at' | 'sub_id'>;

function measured(cursor: Cursor): Measured {
  const codes = conceptAt(cursor, 'code');
  const [first] = codes.codings;
  if (codes.codings.length === 0 && codes.words === '') fault(cursor, 'code', 'required', 'An Observation has a code');
  const { value, unit, value_type } = sentValueOf(cursor) ?? { value: '', unit: '', value_type: '' };
  const interpretations = itemsAt(cursor, 'interpretation').map(conceptOf);
  return {
    code: first?.code || conceptText(codes),
    code_system: first?.system ?? '',
    name: conceptText(codes),
    codes,
    value,
    unit,
    value_type,
    document: null,
    reference_range: referenceRange(cursor),
    // Table 0078 and the FHIR value set have the same codes.
    flags: interpretations.map((one) => one.codings.find(({ code }) => code !== '')?.code || one.words).join(' '),
    comment: commentOf(cursor),
    method: cursor.value.method === undefined ? null : conceptText(conceptAt(cursor, 'method')) || null,
  };
}

/** Notes, and why there is no value. */
function commentOf(cursor: Cursor): string | null {
  const absent = conceptText(conceptAt(cursor, 'dataAbsentReason'));
  return [...notesAt(cursor), absent].filter(Boolean).join('\n') || null;
}

const notesAt = (cursor: Cursor): string[] =>
  itemsAt(cursor, 'note').map((note) => {
    markUsed(note, 'authorReference', 'authorString', 'time');
    return textAt(note, 'text');
  });

/** The interval as text: the one for normal values, or all of them with what they apply to. */
function referenceRange(cursor: Cursor): string {
  const ranges = itemsAt(cursor, 'referenceRange').map((range) => {
    const type = conceptAt(range, 'type');
    const groups = itemsAt(range, 'appliesTo').map((one) => conceptText(conceptOf(one)));
    const ages = childAt(range, 'age');
    const limits = rangeText(range).value;
    return {
      isNormal: type.codings.length === 0 || type.codings.some(({ code }) => code === 'normal'),
      for: [...groups, ages ? rangeText(ages).value : ''].filter(Boolean).join(', '),
      text: textAt(range, 'text') || limits,
    };
  });
  const normal = ranges.filter(({ isNormal }) => isNormal);
  const [only, ...others] = normal.length > 0 ? normal : ranges;
  if (!only) return '';
  return others.length === 0
    ? only.text
    : [only, ...others].map((one) => (one.for ? `${one.for}: ${one.text}` : one.text)).join('; ');
}
