import { type Context, Hono } from 'hono';

import { apiBase } from '../../app/api/api-operations.ts';
import { hl7Limits } from '../../app/domain/hl7/limits.ts';
import { senderOfRequest } from '../../app/domain/senders/sender-access.server.ts';
import { intakeOf } from '../../app/platform/intake.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { addressOf, clientOf } from '../request-log.ts';
import { rateLimiter } from './rate-limit.ts';
import { bytesUpTo } from './request-bytes.ts';

const HL7_PER_MINUTE = 120;
const contentTypes = /^(application\/hl7-v2|x-application\/hl7-v2\+er7|text\/plain)\s*(;|$)/i;

/**
 * `POST /api/v1/hl7`: one HL7 message, answered with its acknowledgment. A sender is known by its key or its access token alone: cookies and the
 * Origin header play no part. Whoever has neither in force is refused before anything is read or stored.
 */
export function hl7Endpoint(services: Services): Hono {
  const { api, now } = services;
  const spend = rateLimiter({ requests: HL7_PER_MINUTE, seconds: 60 });
  const app = new Hono();
  app.post(`${apiBase}/hl7`, async (c) => {
    const { allowed, seconds } = spend(clientOf(c, api.trustedProxies), now().getTime());
    if (!allowed) return plain(c, 429, 'Too many messages in this minute', { 'Retry-After': String(seconds) });
    const sender = await senderOf(c, services);
    if (!sender) return plain(c, 401, 'Send the key of a laboratory system', { 'WWW-Authenticate': 'Bearer' });
    if (!contentTypes.test(c.req.header('Content-Type') ?? '')) return plain(c, 415, 'Send application/hl7-v2');
    const bytes = await bytesUpTo(c, hl7Limits.bytes);
    if (!bytes) return plain(c, 413, 'The message is larger than 11 MiB');
    const origin = { request: c.get('requestId') ?? null, session: null, client: null };
    const { acknowledgment } = await intakeOf(services).receive({ sender, bytes, origin });
    return c.body(new Uint8Array(acknowledgment), 200, {
      'Content-Type': 'application/hl7-v2',
      'Cache-Control': 'no-store',
    });
  });
  app.all(`${apiBase}/hl7`, (c) => plain(c, 405, 'Send POST', { Allow: 'POST' }));
  return app;
}

const senderOf = (c: Context, { db, now, api }: Services) =>
  senderOfRequest(db, {
    authorization: c.req.header('Authorization') ?? '',
    address: addressOf(c, api.trustedProxies),
    now: now(),
  });

const plain = (c: Context, status: 401 | 405 | 413 | 415 | 429, text: string, headers: Record<string, string> = {}) =>
  c.text(`${text}\n`, status, { 'Cache-Control': 'no-store', ...headers });
