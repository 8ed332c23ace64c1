import type {
  IncomingObservation,
  IncomingOrder,
  IncomingProvider,
  IncomingSpecimen,
} from '../messages-in/incoming-report.ts';
import type { ReportState } from '../messages-in/report-version.ts';
import { type Cursor, childAt, fault, itemsAt, markUsed, textAt } from './fhir-cursor.ts';
import { type ObservationNeeds, observationsAt } from './fhir-observations.ts';
import { nameOf } from './fhir-patient.ts';
import type { FhirResource } from './fhir-resources.ts';
import { conceptAt, conceptOf, conceptText, momentAt, timeAt } from './fhir-values.ts';

/** `DiagnosticReport.status`. What is not final or corrected never becomes final. */
const states: Readonly<Record<string, ReportState>> = {
  registered: 'registered',
  partial: 'preliminary',
  preliminary: 'preliminary',
  unknown: 'preliminary',
  final: 'final',
  amended: 'corrected',
  corrected: 'corrected',
  appended: 'corrected',
  cancelled: 'cancelled',
  'entered-in-error': 'withdrawn',
};

/** A document shows as this word, in every language and channel, as that of an HL7 message does. */
const PDF = 'PDF';

/** One report of a message. */
export function reportedOrder(report: FhirResource, needs: ObservationNeeds): IncomingOrder {
  const { cursor, entry } = report;
  const sent = textAt(cursor, 'status');
  const state = states[sent];
  if (state === undefined) fault(cursor, 'status', 'value', 'This is no status of a DiagnosticReport in R4');
  markUsed(cursor, 'category', 'subject', 'encounter', 'resultsInterpreter', 'imagingStudy');
  const codes = conceptAt(cursor, 'code');
  if (codes.codings.length === 0 && codes.words === '')
    fault(cursor, 'code', 'required', 'A DiagnosticReport has a code');
  const request = requestOf(report, needs);
  const filler = identifierIn(cursor) || report.id || report.fullUrl;
  const observations = [...observationsAt(report, 'result', needs), ...documentsOf(cursor, sent, entry)];
  const specimen = specimenOf(report, needs);
  return {
    number: request.number || filler,
    fillerNumber: filler,
    codes,
    status: settledState(state, observations),
    collectedAt: specimen?.collected_at ?? timeAt(cursor, 'effective'),
    reportedAt: instantAt(cursor, 'issued'),
    providers: request.providers,
    performer: performerOf(report, needs),
    comment: conclusionOf(cursor),
    // A report that was entered in error takes back everything that it said.
    specimen,
    observations: state === 'withdrawn' ? [] : observations,
    at: entry,
  };
}

/** A report all of whose observations were entered in error is withdrawn, whatever it says of itself. */
const settledState = (state: ReportState | undefined, observations: readonly IncomingObservation[]): ReportState =>
  observations.length > 0 && observations.every(({ status }) => status === 'W')
    ? 'withdrawn'
    : (state ?? 'preliminary');

const instantAt = (cursor: Cursor, key: string): string | null => {
  const moment = momentAt(cursor, key);
  return moment === null || moment.length === 10 ? null : moment;
};

/** The number that the laboratory (FILL) or the orderer (PLAC) gave, or the first one. */
function identifierIn(cursor: Cursor, wanted = 'FILL'): string {
  const all = itemsAt(cursor, 'identifier').map((identifier) => {
    markUsed(identifier, 'system', 'use', 'assigner', 'period');
    return { value: textAt(identifier, 'value').trim(), codes: conceptAt(identifier, 'type').codings };
  });
  const found = all.find(({ codes }) => codes.some(({ code }) => code === wanted)) ?? all[0];
  return found?.value ?? '';
}

/** The order and its doctor. */
function requestOf(report: FhirResource, needs: ObservationNeeds): { number: string; providers: IncomingProvider[] } {
  const [reference] = itemsAt(report.cursor, 'basedOn');
  if (!reference) return { number: '', providers: [] };
  const request = needs.resolve(report, reference);
  if (!request) return { number: logicalNumber(reference), providers: [] };
  needs.placed.add(request);
  markUsed(request.cursor, 'status', 'intent', 'subject', 'code', 'category', 'specimen', 'encounter');
  const number = identifierIn(request.cursor, 'PLAC') || request.id;
  const requester = namedBy(request, 'requester', needs);
  return { number, providers: requester ? providersOf(requester, needs) : [] };
}

/** A reference that names its target by its number only. */
function logicalNumber(reference: Cursor): string {
  const identifier = childAt(reference, 'identifier');
  if (!identifier) return '';
  markUsed(identifier, 'system', 'use', 'type');
  return textAt(identifier, 'value').trim();
}

function providersOf(professional: FhirResource, needs: ObservationNeeds): IncomingProvider[] {
  needs.placed.add(professional);
  const practitioner =
    professional.type === 'PractitionerRole' ? namedBy(professional, 'practitioner', needs) : professional;
  if (practitioner?.type !== 'Practitioner') return [];
  needs.placed.add(practitioner);
  const name = nameOf(itemsAt(practitioner.cursor, 'name'));
  return [{ number: identifierIn(practitioner.cursor, 'MD'), name, part: 'ordering' }];
}

/** The resource that a single reference names. */
function namedBy(from: FhirResource, key: string, needs: ObservationNeeds): FhirResource | null {
  const reference = childAt(from.cursor, key);
  return reference && needs.resolve(from, reference);
}

/** The laboratory that answers for the report. */
function performerOf(report: FhirResource, needs: ObservationNeeds): string | null {
  const names = itemsAt(report.cursor, 'performer').map((reference) => {
    const display = textAt(reference, 'display');
    const found = needs.resolve(report, reference);
    if (!found) return display;
    needs.placed.add(found);
    if (found.type === 'Organization') return textAt(found.cursor, 'name') || display;
    const organization = namedBy(found, 'organization', needs);
    if (organization) needs.placed.add(organization);
    return organization ? textAt(organization.cursor, 'name') : display || nameOf(itemsAt(found.cursor, 'name'));
  });
  return names.find(Boolean) ?? null;
}

function specimenOf(report: FhirResource, needs: ObservationNeeds): IncomingSpecimen | null {
  const found = itemsAt(report.cursor, 'specimen').flatMap((reference) => needs.resolve(report, reference) ?? []);
  for (const one of found) needs.placed.add(one);
  const [first] = found;
  if (!first) return null;
  const { cursor } = first;
  markUsed(cursor, 'identifier', 'status', 'subject', 'accessionIdentifier');
  const collection = childAt(cursor, 'collection');
  const specimen = {
    type: conceptText(conceptAt(cursor, 'type')),
    collected_at: collection && timeAt(collection, 'collected'),
    received_at: momentAt(cursor, 'receivedTime'),
    condition:
      itemsAt(cursor, 'condition')
        .map((one) => conceptText(conceptOf(one)))
        .filter(Boolean)
        .join(', ') || null,
  };
  return specimen.type === '' && specimen.collected_at === null ? null : specimen;
}

/** The conclusion in words, with its codes. */
function conclusionOf(cursor: Cursor): string | null {
  const codes = itemsAt(cursor, 'conclusionCode').map((one) => conceptText(conceptOf(one)));
  return [textAt(cursor, 'conclusion'), ...codes].filter(Boolean).join('\n') || null;
}

/** The attached documents. An address is never fetched: it can point into our own network, and stays among the texts without a place. */
function documentsOf(cursor: Cursor, status: string, entry: number): IncomingObservation[] {
  return itemsAt(cursor, 'presentedForm').flatMap((form): IncomingObservation[] => {
    if (form.value.data === undefined) return [];
    markUsed(form, 'language', 'size', 'hash', 'creation', 'id');
    const type = textAt(form, 'contentType').split(';')[0]?.trim().toLowerCase() ?? '';
    const bytes = decoded(textAt(form, 'data'));
    const title = textAt(form, 'title') || 'PDF';
    const isText = type === 'text/plain' && bytes !== null;
    const isPdf = bytes !== null && Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
    return [
      {
        code: 'PDF',
        code_system: '',
        sub_id: '',
        name: title,
        unit: '',
        reference_range: '',
        flags: '',
        value_type: isText ? 'TX' : 'ED',
        value: isText ? Buffer.from(bytes).toString('utf8') : PDF,
        status: documentStatus(status),
        observed_at: null,
        comment: null,
        method: null,
        at: entry,
        codes: { codings: [], words: title },
        document: isText ? null : { bytes: isPdf ? bytes : null },
      },
    ];
  });
}

const documentStatus = (status: string): string =>
  ({ final: 'F', amended: 'C', corrected: 'C', appended: 'C', cancelled: 'X' })[status] ?? 'P';

/** Base64, also with line breaks; null if it is something else. */
function decoded(data: string): Uint8Array | null {
  const text = data.replace(/\s/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : null;
}
