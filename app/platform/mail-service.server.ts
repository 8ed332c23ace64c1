import { log } from './log.ts';
import type { MailSettings } from './mail-settings.ts';
import { type MailTransport, mailboxTransport, smtpTransport } from './mail-transport.server.ts';
import { type MailWorker, startMailWorker } from './mail-worker.server.ts';
import type { Services } from './services.ts';

/**
 * Starts sending mails: over SMTP if the environment names a server; otherwise into the mailbox of a demonstration. A site that has
 * neither keeps its mails, and the log says so once.
 */
export function startMail(services: Services, settings: MailSettings | null): MailWorker {
  const transport = chooseMailTransport(services, settings);
  if (!transport) log.warn('mail-not-configured');
  return startMailWorker({ ...services, transport });
}

export function chooseMailTransport(
  { laboratory, isDemonstration }: Pick<Services, 'laboratory' | 'isDemonstration'>,
  settings: MailSettings | null,
): MailTransport | null {
  if (settings) return smtpTransport(settings, laboratory);
  return isDemonstration ? mailboxTransport : null;
}
