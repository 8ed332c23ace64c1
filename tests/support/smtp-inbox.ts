import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  /** Whether the connection was encrypted. */
  isSecure: boolean;
}

export interface SmtpInbox {
  port: number;
  mails: ReceivedMail[];
  close: () => Promise<void>;
}

/** A refusal with a code and a text that must appear nowhere. */
const smtpRefusal = (responseCode: number): Error =>
  Object.assign(new Error('CANARY the text of a server'), { responseCode });

/** A mail server on a free port of this machine, which keeps what it gets. `refuses`: at the recipient, or after the whole mail. */
export async function startSmtpInbox(
  options: SMTPServerOptions & { refuses?: { at: 'recipient' | 'data'; code: () => number | null } } = {},
): Promise<SmtpInbox> {
  const { refuses, ...own } = options;
  const mails: ReceivedMail[] = [];
  const refusalAt = (at: 'recipient' | 'data'): Error | null => {
    const code = refuses?.at === at ? refuses.code() : null;
    return code === null ? null : smtpRefusal(code);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: own.onAuth ? [] : ['AUTH'],
    hideSTARTTLS: !own.cert,
    disableReverseLookup: true,
    ...own,
    onRcptTo: (_, __, done) => done(refusalAt('recipient')),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusalAt('data');
        if (refusal) return done(refusal);
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('latin1'),
          isSecure: session.secure,
        });
        done();
      });
    },
  });
  // A client that gives up in the middle is what some tests do.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  // `as`: a server on a port has this kind of address.
  const { port } = listening.address() as AddressInfo;
  return { port, mails, close: () => new Promise((done) => server.close(() => done())) };
}
