import type { IncomingPatient, IncomingReport } from '../messages-in/incoming-report.ts';
import {
  type Cursor,
  childAt,
  type FhirIssue,
  type FhirText,
  type FhirTree,
  markUsed,
  textAt,
  textsOf,
} from './fhir-cursor.ts';
import { documentsIn, fhirPatientOf } from './fhir-patient.ts';
import { reportedOrder } from './fhir-report.ts';
import {
  entriesOf,
  type FhirEntry,
  type FhirResource,
  isResource,
  newTree,
  type Resolve,
  resolver,
  resourceAt,
  topCursor,
} from './fhir-resources.ts';
import { momentAt } from './fhir-values.ts';
import { parseJson } from './json-text.ts';

/** Reading a bundle takes time for each resource; a laboratory's day of results has fewer. */
const MAX_ENTRIES = 2_000;

export const bundleTypes = ['transaction', 'batch', 'collection', 'document', 'message'] as const;
export type BundleType = (typeof bundleTypes)[number];

/** Reports that are placed together, or wait together. */
export interface FhirUnit {
  /** The entry of a batch; null: the whole message. */
  entry: number | null;
  report: IncomingReport;
  issues: readonly FhirIssue[];
  /** Texts that no part of a report holds, as the sender wrote them. */
  unplaced: readonly FhirText[];
}

export interface FhirReading {
  /** Null: a DiagnosticReport on its own, or nothing that can be read. */
  bundle: BundleType | null;
  /** The name that the sender gave to this message: its identifier, or ''. */
  identity: string;
  entries: readonly FhirEntry[];
  /** The resources that a report holds. */
  placed: ReadonlySet<FhirResource>;
  units: readonly FhirUnit[];
  /** The faults of the whole message. */
  issues: readonly FhirIssue[];
}

/** Reads the bytes of one message. Each report is in exactly one unit; each text is in a report or in `unplaced`. */
export function readFhir(bytes: Uint8Array, expected?: 'Bundle' | 'DiagnosticReport'): FhirReading {
  const parsed = parsedBytes(bytes);
  if ('fault' in parsed) return unreadable(parsed.fault);
  const tree = newTree();
  const top = topCursor(parsed.value, tree);
  const type = textAt(top, 'resourceType');
  const isExpected = expected === undefined || expected === type;
  if (type === 'DiagnosticReport' && isExpected) return readReport(top);
  if (type === 'Bundle' && isExpected) return readBundle(top);
  const text = `Send a ${expected ?? 'Bundle'} to this address`;
  return unreadable({ severity: 'error', code: 'not-supported', text, at: 'resourceType' });
}

function parsedBytes(bytes: Uint8Array): { value: Cursor['value'] } | { fault: FhirIssue } {
  const wrong = (text: string): { fault: FhirIssue } => ({
    fault: { severity: 'error', code: 'structure', text, at: '' },
  });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return wrong('The message is not UTF-8');
  }
  const { value, fault } = parseJson(text);
  if (fault === 'depth') return wrong('The message is nested too deeply');
  if (fault === 'duplicate-key') return wrong('An object has a name twice');
  if (fault || !isResource(value)) return wrong('The message is no FHIR resource in JSON');
  return { value };
}

const unreadable = (issue: FhirIssue): FhirReading => ({
  bundle: null,
  identity: '',
  entries: [],
  placed: new Set(),
  units: [],
  issues: [issue],
});

function readReport(top: Cursor): FhirReading {
  const resource = resourceAt(top, { entry: 0, fullUrl: '' });
  const entries = [{ resource, method: '', path: top.path }];
  const placed = new Set<FhirResource>();
  const unit = unitOf({ reports: [resource], entry: null, sentAt: null, resolve: resolver(entries), placed });
  const { issues } = top.tree;
  return {
    bundle: null,
    identity: reportIdentity(resource),
    entries,
    placed,
    units: [{ ...unit, issues, unplaced: unplacedIn(top, top.tree) }],
    issues,
  };
}

/**
 * A report keeps its identifier when it is corrected, so its version belongs to the name: the server's version, or the instant and the
 * status.
 */
function reportIdentity({ cursor: { value }, id }: FhirResource): string {
  // `as`: a resource that was read; each text is checked here.
  const { identifier, meta, issued, status } = value as {
    identifier?: readonly { system?: unknown; value?: unknown }[];
    meta?: { versionId?: unknown };
    issued?: unknown;
    status?: unknown;
  };
  const [first] = Array.isArray(identifier) ? identifier : [];
  const name = typeof first?.value === 'string' ? `${String(first.system ?? '')}|${first.value}` : id;
  if (name === '') return '';
  return `DiagnosticReport ${name} ${typeof meta?.versionId === 'string' ? meta.versionId : `${String(issued ?? '')} ${String(status ?? '')}`}`;
}

function readBundle(top: Cursor): FhirReading {
  const { tree } = top;
  markUsed(top, 'id', 'meta', 'identifier', 'type', 'total', 'link', 'signature', 'language', 'implicitRules');
  const bundle = bundleTypes.find((type) => type === top.value.type) ?? null;
  const add = (code: FhirIssue['code'], text: string, at: string) =>
    void tree.issues.push({ severity: 'error', code, text, at });
  if (!bundle) add('not-supported', 'Send a transaction, batch, collection, document, or message', 'Bundle.type');
  const tooMany = Array.isArray(top.value.entry) && top.value.entry.length > MAX_ENTRIES;
  if (tooMany)
    add('too-long', `The bundle has more than ${MAX_ENTRIES.toLocaleString('en-US')} entries`, 'Bundle.entry');
  const entries = tooMany ? [] : entriesOf(top);
  if (bundle === 'transaction') tree.issues.push(...entries.flatMap((entry) => entryFault(entry) ?? []));
  const reports = entries.flatMap((entry) => {
    const isReport = entry.resource?.type === 'DiagnosticReport' && (bundle !== 'batch' || !entryFault(entry));
    return isReport && entry.resource ? [entry.resource] : [];
  });
  if (bundle && !tooMany && reports.length === 0) add('required', 'The bundle has no DiagnosticReport', 'Bundle.entry');
  const placed = new Set<FhirResource>();
  const sentAt = momentAt(top, 'timestamp');
  const needs = { resolve: resolver(entries), placed, sentAt: sentAt?.length === 10 ? null : sentAt };
  const groups =
    bundle === 'batch' ? reports.map((one) => ({ reports: [one], entry: one.entry })) : [{ reports, entry: null }];
  const common = [...tree.issues];
  const read = groups.map(({ reports: own, entry }) => {
    const before = tree.issues.length;
    const unit = unitOf({ ...needs, reports: own, entry });
    return { ...unit, issues: tree.issues.slice(before) };
  });
  // A text belongs to the unit of its entry; what belongs to none is counted with the first.
  const rest = unplacedIn(top, tree);
  const units = read.map((unit, i) => ({ ...unit, unplaced: rest.filter(({ at }) => unitOfText(at, read) === i) }));
  return { bundle, identity: bundleIdentity(top), entries, placed, units, issues: common };
}

/** The fault in the request of an entry: results are created, and nothing else. */
export const entryFault = ({ resource, method, path }: FhirEntry): FhirIssue | null =>
  resource && (method === 'POST' || method === 'PUT')
    ? null
    : {
        severity: 'error',
        code: 'not-supported',
        at: `${path}.request.method`,
        text: 'Each entry has a resource, and creates it with POST or PUT',
      };

const unitOfText = (at: string, units: readonly { entry: number | null }[]): number => {
  const entry = Number(/^Bundle\.entry\[(\d+)\]/.exec(at)?.[1] ?? -1);
  return Math.max(
    0,
    units.findIndex((unit) => unit.entry === entry),
  );
};

function bundleIdentity({ value }: Cursor): string {
  // `as`: each text is checked here.
  const identifier = value.identifier as { system?: unknown; value?: unknown } | undefined;
  return typeof identifier?.value === 'string' ? `Bundle ${String(identifier.system ?? '')}|${identifier.value}` : '';
}

interface UnitNeeds {
  reports: readonly FhirResource[];
  entry: number | null;
  sentAt: string | null;
  resolve: Resolve;
  placed: Set<FhirResource>;
}

function unitOf({ reports, entry, sentAt, resolve, placed }: UnitNeeds): Omit<FhirUnit, 'issues' | 'unplaced'> {
  // In a batch, two reports may share a patient: each takes what it needs.
  const own = new Set<FhirResource>(reports);
  const orders = reports.map((report) => reportedOrder(report, { resolve, placed: own }));
  const { patient, patientAt, resources } = patientsOf(reports, resolve);
  for (const one of [...own, ...resources]) placed.add(one);
  return { entry, report: { patient, patientAt, orders, sentAt } };
}

const unknownPatient: IncomingPatient = { documents: [], name: '', birthDate: null, sex: 'unknown', email: null };

/** The one patient of these reports; null: several, so nobody can say whose results these are. */
function patientsOf(reports: readonly FhirResource[], resolve: Resolve) {
  const resources = new Set<FhirResource>();
  const named = new Map<string, { patient: IncomingPatient; at: number }>();
  for (const report of reports) {
    const subject = childAt(report.cursor, 'subject');
    const found = subject && resolve(report, subject);
    if (found?.type === 'Patient') {
      resources.add(found);
      named.set(`${found.entry} ${found.cursor.path}`, { patient: fhirPatientOf(found.cursor), at: found.entry });
    } else if (subject) {
      const documents = documentsIn(identifierOf(subject));
      named.set(documents.join(' '), { patient: { ...unknownPatient, documents }, at: report.entry });
    } else named.set('', { patient: unknownPatient, at: report.entry });
  }
  const [first, ...others] = named.values();
  return { patient: first && others.length === 0 ? first.patient : null, patientAt: first?.at ?? 0, resources };
}

/** A reference may name a patient by an identity document alone. */
const identifierOf = (subject: Cursor): Cursor[] => {
  const identifier = childAt(subject, 'identifier');
  return identifier ? [identifier] : [];
};

function unplacedIn(top: Cursor, tree: FhirTree): FhirText[] {
  return textsOf(top.value, top.path).filter(({ at, text }) => text !== '' && !tree.used.has(at));
}
