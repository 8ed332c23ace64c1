import { type Context, Hono } from 'hono';

import { apiBase } from '../../app/api/api-operations.ts';
import { hl7Limits } from '../../app/domain/hl7/limits.ts';
import { splitBatch } from '../../app/domain/messages-in/sent-batch.server.ts';
import { intakeOf } from '../../app/platform/intake.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { bytesUpTo } from './request-bytes.ts';
import { senderGate } from './sender-gate.ts';

const contentTypes = /^(application\/hl7-v2|x-application\/hl7-v2\+er7|text\/plain)\s*(;|$)/i;

/**
 * `POST /api/v1/hl7`: one HL7 message or a batch, answered with the acknowledgment of each message. A sender is known by its key or its access token alone: cookies and the
 * Origin header play no part. Whoever has neither in force is refused before anything is read or stored.
 */
export function hl7Endpoint(services: Services): Hono {
  const gate = senderGate(services);
  const app = new Hono();
  app.post(`${apiBase}/hl7`, async (c) => {
    const at = await gate(c);
    if (at.kind === 'wait')
      return plain(c, 429, 'Too many messages in this minute', { 'Retry-After': String(at.seconds) });
    if (at.kind === 'stranger')
      return plain(c, 401, 'Send the key of a laboratory system', { 'WWW-Authenticate': 'Bearer' });
    const { sender } = at;
    if (!contentTypes.test(c.req.header('Content-Type') ?? '')) return plain(c, 415, 'Send application/hl7-v2');
    const bytes = await bytesUpTo(c, hl7Limits.bytes);
    if (!bytes) return plain(c, 413, 'The message is larger than 11 MiB');
    const origin = { request: c.get('requestId') ?? null, session: null, client: null };
    const [message, ...others] = splitBatch(bytes, () => sender, origin);
    if (!message) throw new Error('A transmission has at least one message');
    const intake = intakeOf(services);
    const received =
      others.length === 0 ? [await intake.receive(message)] : await intake.receiveAll([message, ...others]);
    return c.body(new Uint8Array(Buffer.concat(received.map(({ acknowledgment }) => acknowledgment))), 200, {
      'Content-Type': 'application/hl7-v2',
      'Cache-Control': 'no-store',
    });
  });
  app.all(`${apiBase}/hl7`, (c) => plain(c, 405, 'Send POST', { Allow: 'POST' }));
  return app;
}

const plain = (c: Context, status: 401 | 405 | 413 | 415 | 429, text: string, headers: Record<string, string> = {}) =>
  c.text(`${text}\n`, status, { 'Cache-Control': 'no-store', ...headers });
