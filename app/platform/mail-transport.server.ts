import type { Transporter } from 'nodemailer';

import { isEmailAddress } from '../domain/accounts/email-address.ts';
import type { MailContent } from '../domain/outbox/mail-content.ts';
import type { Delivery } from '../domain/outbox/mail-failure.ts';
import { isLoopback } from './hosting-settings.ts';
import type { MailSettings } from './mail-settings.ts';
import { classifySmtpError } from './smtp-errors.ts';

/** A mail as it goes out. */
export interface OutgoingMail {
  /** The id of its row, from which its Message-ID follows: a mail that was sent twice is recognized as one. */
  id: string;
  to: string;
  createdAt: Date;
  content: Pick<MailContent, 'subject' | 'file'>;
  text: string;
  html: string;
}

export interface MailTransport {
  deliver: (mail: OutgoingMail) => Promise<Delivery>;
}

/** Each step of a delivery, and a delivery as a whole. The lease of a claimed mail is longer. */
const STEP_MS = 10_000;
const WHOLE_MS = 60_000;

/** The demonstration's transport: nothing leaves this machine, and the mailbox of the panel shows the mails. */
export const mailboxTransport: MailTransport = { deliver: async () => ({ kind: 'sent' }) };

/** A transport over SMTP. `sender`: the laboratory's name and the address that gets the replies. */
export function smtpTransport(settings: MailSettings, sender: { brand: string; email: string }): MailTransport {
  return {
    async deliver(mail) {
      if (!isEmailAddress(mail.to)) return { kind: 'permanent', failure: 'recipient-refused' };
      const connection = await connect(settings);
      const timer = setTimeout(() => connection.close(), WHOLE_MS);
      try {
        await connection.sendMail(messageOf(mail, settings, sender));
        return { kind: 'sent' };
      } catch (error) {
        return classifySmtpError(error);
      } finally {
        clearTimeout(timer);
        connection.close();
      }
    },
  };
}

/** One connection for one mail. The library is loaded with the first, so that a site without mail does not hold it in memory. */
async function connect({ host, port, startsWithTls, login }: MailSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const isOnThisMachine = isLoopback(host) || host === '::1';
  return createTransport({
    host,
    port,
    secure: startsWithTls,
    // A server that offers no TLS gets no password and no mail. A relay on this machine needs none.
    requireTLS: !isOnThisMachine,
    ignoreTLS: isOnThisMachine && !startsWithTls,
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' },
    ...(login && { auth: login }),
    dnsTimeout: STEP_MS,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    // Text is text: no part of a mail names a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  });
}

function messageOf(mail: OutgoingMail, { from }: MailSettings, sender: { brand: string; email: string }) {
  const { subject, file } = mail.content;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    // Objects, so that no text is parsed as a list of addresses.
    from: { name: sender.brand, address: from },
    to: [{ name: '', address: mail.to }],
    replyTo: [{ name: sender.brand, address: sender.email }],
    envelope: { from, to: [mail.to] },
    subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${domain}>`,
    date: mail.createdAt,
    headers: {
      // RFC 3834: out-of-office replies stay away.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    xMailer: false as const,
    attachments: file ? [{ filename: file.name, contentType: `${file.type}; charset=utf-8`, content: file.text }] : [],
  };
}
