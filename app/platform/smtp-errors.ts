import { z } from 'zod';
import type { Delivery } from '../domain/outbox/mail-failure.ts';

/** The library's report of a failed delivery, without the server's text, which is not read. */
const smtpErrorSchema = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  syscall: z.string().optional().catch(undefined),
});

const temporary = {
  EAUTH: 'credentials',
  ENOAUTH: 'credentials',
  ETLS: 'no-tls',
  EREQUIRETLS: 'no-tls',
  ECONNECTION: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EDNS: 'unreachable',
} as const satisfies Record<string, string>;

/**
 * Is it worth another attempt? A server that cannot be reached, an operator's mistake, and codes of 400 to 499 are temporary. Only a
 * refusal of this recipient or this mail, with a code of 500 to 599, is permanent.
 */
export function classifySmtpError(error: unknown): Extract<Delivery, { failure: unknown }> {
  const read = smtpErrorSchema.safeParse(error);
  const { code = '', responseCode = 0, command = '', syscall } = read.success ? read.data : {};
  const known = Object.entries(temporary).find(([name]) => name === code)?.[1];
  // 530 and 535: the server wants a login, or another one.
  if (known === 'credentials' || responseCode === 530 || responseCode === 535)
    return { kind: 'temporary', failure: 'credentials' };
  // A server without STARTTLS refuses the command with a code of its own.
  if (known === 'no-tls') return { kind: 'temporary', failure: known };
  if (responseCode >= 500)
    return { kind: 'permanent', failure: command.startsWith('RCPT') ? 'recipient-refused' : 'message-refused' };
  if (responseCode >= 400) return { kind: 'temporary', failure: 'busy' };
  // The library reports faults of a socket and of a certificate with one code; only those of a socket name a system call.
  if (code === 'ESOCKET') return { kind: 'temporary', failure: syscall ? 'unreachable' : 'no-tls' };
  return { kind: 'temporary', failure: known ?? 'other' };
}
