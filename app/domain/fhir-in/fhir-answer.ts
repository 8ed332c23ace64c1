import type { Bundle, BundleEntry, OperationOutcome } from '@medplum/fhirtypes';

import type { FhirIssue } from './fhir-cursor.ts';
import type { FhirResource } from './fhir-resources.ts';
import { entryFault, type FhirReading } from './read-fhir.ts';

/** An answer that is promised: the message is stored. Placing follows, and its reasons are for the laboratory's eyes only. */
const stored: FhirIssue = {
  severity: 'information',
  code: 'informational',
  at: '',
  text: 'Stored. The laboratory reviews it before anybody reads it.',
};

const unused = (at: string): FhirIssue => ({
  severity: 'warning',
  code: 'not-supported',
  at,
  text: 'No report of this message uses this resource. It is kept with the message.',
});

/** `expression` names the place, and no text repeats a value of the message. */
export const operationOutcome = (issues: readonly FhirIssue[]): OperationOutcome => ({
  resourceType: 'OperationOutcome',
  issue: issues.map(({ severity, code, text, at }) => ({
    severity,
    code,
    diagnostics: text,
    ...(at && { expression: [at] }),
  })),
});

/** The resources that no report uses. */
const unusedIn = ({ entries, placed }: FhirReading): FhirResource[] =>
  entries.flatMap(({ resource }) => (resource && !placed.has(resource) ? [resource] : []));

const statusLines = {
  201: '201 Created',
  400: '400 Bad Request',
  409: '409 Conflict',
  422: '422 Unprocessable Entity',
};
export type EntryStatus = keyof typeof statusLines;

/** The answer to a message that is stored as a whole. `message`: its id. */
export function storedAnswer(reading: FhirReading, message: string): OperationOutcome | Bundle {
  const notes = unusedIn(reading).map(({ cursor }) => unused(cursor.path));
  if (reading.bundle !== 'transaction') return operationOutcome([stored, ...notes]);
  return {
    resourceType: 'Bundle',
    type: 'transaction-response',
    entry: reading.entries.map((_, i) => entryAnswer(reading, i, { status: 201, message, issues: [] })),
  };
}

export interface EntryOutcome {
  status: EntryStatus;
  /** The id of the message; null: nothing was stored. */
  message: string | null;
  issues: readonly FhirIssue[];
}

/** The answer to one entry. Its address names the resource, which nobody can read back over this interface. */
function entryAnswer(
  { entries, placed }: FhirReading,
  i: number,
  { status, message, issues }: EntryOutcome,
): BundleEntry {
  const resource = entries[i]?.resource ?? null;
  const notes = resource && !placed.has(resource) ? [...issues, unused(resource.cursor.path)] : issues;
  return {
    response: {
      status: statusLines[status],
      ...(status === 201 && resource && { location: `${resource.type}/${message}-${i}` }),
      ...(notes.length > 0 && { outcome: operationOutcome(notes) }),
    },
  };
}

/** The answer to a batch: each report has its own outcome, and what no report uses is refused. */
export function batchAnswer(reading: FhirReading, outcomes: ReadonlyMap<number, EntryOutcome>): Bundle {
  const kept = [...outcomes.values()].find(({ status }) => status === 201);
  return {
    resourceType: 'Bundle',
    type: 'batch-response',
    entry: reading.entries.map((entry, i) => {
      const wrong = entryFault(entry);
      const isUsed = entry.resource !== null && reading.placed.has(entry.resource);
      const part: EntryOutcome = { status: isUsed && kept ? 201 : 422, message: kept?.message ?? null, issues: [] };
      return entryAnswer(
        reading,
        i,
        outcomes.get(i) ?? (wrong ? { status: 422, message: null, issues: [wrong] } : part),
      );
    }),
  };
}
