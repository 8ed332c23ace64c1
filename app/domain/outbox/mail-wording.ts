import { m } from '../../i18n/paraglide/messages.js';
import type { MailBody, MailContext } from './mail-content.ts';
import { type MailDetails, type MailTemplate, mailTemplates } from './mail-templates.ts';

/** A subject is always the same: it knows no details, so nothing of them can get into it. */
interface MailWording<Template extends MailTemplate> {
  subject: (context: MailContext) => string;
  body: (details: MailDetails<Template>, context: MailContext) => MailBody;
}

export type WordsOf<Templates extends MailTemplate> = {
  readonly [Template in Templates]: MailWording<Template>;
};

type Expiring = {
  [Template in MailTemplate]: (typeof mailTemplates)[Template]['life'] extends number ? Template : never;
};

/** 'El enlace sirve una sola vez y vence en 72 horas.' */
export const linkHours = (template: Expiring[MailTemplate], context: MailContext): string =>
  m.mail_link_hours({ count: mailTemplates[template].life / 60 }, context);
