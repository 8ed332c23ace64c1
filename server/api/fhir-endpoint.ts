import { type Context, Hono } from 'hono';

import { operationOutcome } from '../../app/domain/fhir-in/fhir-answer.ts';
import type { FhirIssue } from '../../app/domain/fhir-in/fhir-cursor.ts';
import { receiveFhir } from '../../app/domain/fhir-in/receive-fhir.server.ts';
import { ingestNeeds } from '../../app/platform/intake.server.ts';
import type { Services } from '../../app/platform/services.ts';
import type { SendersTable } from '../../db/result-tables.ts';
import { logFault } from '../request-log.ts';
import { capabilityStatement, fhirBase, smartConfiguration } from './fhir-metadata.ts';
import { bytesUpTo } from './request-bytes.ts';
import { senderGate } from './sender-gate.ts';

/** In bytes: as large as an HL7 message, which may hold a PDF. */
const MAX_BYTES = 11 * 1024 * 1024;

const fhirJson = /^application\/(fhir\+)?json\s*(;|$)/i;
const otherFhir = /^application\/fhir\+json\s*;.*fhirVersion\s*=\s*"?(?!4\.0)/i;

/**
 * FHIR R4 for laboratory systems: a Bundle or a DiagnosticReport comes in, and nothing goes out. A sender is known by its access token or
 * its key alone: cookies and the Origin header play no part.
 */
export function fhirEndpoint(services: Services): Hono {
  const gate = senderGate(services);
  const app = new Hono();
  app.onError((error, c) => {
    logFault(c, error);
    return refuse(c, 500, { code: 'invalid', text: 'The fault is ours: send it again' });
  });
  app.get(`${fhirBase}/metadata`, (c) => fhir(c, 200, capabilityStatement(services)));
  app.get(`${fhirBase}/.well-known/smart-configuration`, (c) => c.json(smartConfiguration(services), 200, noStore));
  for (const [path, type] of [
    [fhirBase, 'Bundle'],
    [`${fhirBase}/`, 'Bundle'],
    [`${fhirBase}/DiagnosticReport`, 'DiagnosticReport'],
  ] as const)
    app.post(path, async (c) => {
      const at = await gate(c);
      if (at.kind === 'wait') return refuse(c, 429, throttled, { 'Retry-After': String(at.seconds) });
      if (at.kind === 'stranger') return refuse(c, 401, unproved, { 'WWW-Authenticate': 'Bearer' });
      return receive(c, services, { type, sender: at.sender });
    });
  app.all(fhirBase, (c) => refuse(c, 405, onlyPost, { Allow: 'POST' }));
  app.all(`${fhirBase}/*`, (c) => refuse(c, 404, unknownAddress));
  return app;
}

const throttled = { code: 'invalid', text: 'Too many messages in this minute' } as const;
const unproved = { code: 'invalid', text: 'Send the access token or the key of a laboratory system' } as const;
const onlyPost = { code: 'not-supported', text: 'Send a Bundle with POST' } as const;
const unknownAddress = {
  code: 'not-supported',
  text: 'This server takes a Bundle at its base and a DiagnosticReport at /DiagnosticReport, and gives nothing out',
} as const;

interface Asked {
  type: 'Bundle' | 'DiagnosticReport';
  sender: SendersTable;
}

async function receive(c: Context, services: Services, { type, sender }: Asked): Promise<Response> {
  const { publicUrl } = services;
  const contentType = c.req.header('Content-Type') ?? '';
  const isPlain = /^(identity)?$/i.test(c.req.header('Content-Encoding') ?? '');
  if (!fhirJson.test(contentType) || otherFhir.test(contentType) || !isPlain)
    return refuse(c, 415, { code: 'not-supported', text: 'Send FHIR R4 as application/fhir+json, uncompressed' });
  const bytes = await bytesUpTo(c, MAX_BYTES);
  if (!bytes) return refuse(c, 413, { code: 'too-long', text: 'The message is larger than 11 MiB' });
  const origin = { request: c.get('requestId') ?? null, session: null, client: null };
  const answer = await receiveFhir({ ...(await ingestNeeds(services)), origin }, sender, { bytes, expected: type });
  const location = `${publicUrl}${fhirBase}/DiagnosticReport/${answer.message}/_history/1`;
  return fhir(c, answer.status, answer.body, answer.status === 201 ? { Location: location } : {});
}

const noStore = { 'Cache-Control': 'no-store' };

type Status = 200 | 201 | 400 | 401 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500;

const fhir = (c: Context, status: Status, body: unknown, headers: Record<string, string> = {}) =>
  c.body(JSON.stringify(body), status, {
    'Content-Type': 'application/fhir+json; charset=utf-8',
    'X-Robots-Tag': 'noindex',
    ...noStore,
    ...headers,
  });

const refuse = (
  c: Context,
  status: Status,
  { code, text }: Pick<FhirIssue, 'code' | 'text'>,
  headers: Record<string, string> = {},
) => fhir(c, status, operationOutcome([{ severity: 'error', code, text, at: '' }]), headers);
