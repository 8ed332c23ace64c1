import { expect, test } from 'vitest';

import { classifySmtpError } from './smtp-errors.ts';

test.each([
  [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'permanent', 'recipient-refused'],
  [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'permanent', 'message-refused'],
  [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'permanent', 'message-refused'],
  [{ code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, 'temporary', 'busy'],
  [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'temporary', 'credentials'],
  [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'temporary', 'credentials'],
  [{ code: 'ETLS', responseCode: 500, command: 'STARTTLS' }, 'temporary', 'no-tls'],
  [{ code: 'ESOCKET', command: 'CONN' }, 'temporary', 'no-tls'],
  [{ code: 'ESOCKET', command: 'CONN', syscall: 'connect' }, 'temporary', 'unreachable'],
  [{ code: 'ETIMEDOUT', command: 'CONN' }, 'temporary', 'unreachable'],
  [{ code: 'EDNS' }, 'temporary', 'unreachable'],
  [{}, 'temporary', 'other'],
  ['a text', 'temporary', 'other'],
  [{ code: 5, responseCode: '550' }, 'temporary', 'other'],
])('%j is %s: %s', (error, kind, failure) => {
  expect(classifySmtpError(error)).toEqual({ kind, failure });
});
