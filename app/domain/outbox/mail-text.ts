import { m } from '../../i18n/paraglide/messages.js';
import { type MailContent, type MailContext, senderLines } from './mail-content.ts';

/** The plain text of a mail. It says all that the HTML says. */
export function mailText({ paragraphs, code, quote, action, notes }: MailContent, context: MailContext): string {
  const parts = [
    ...paragraphs,
    ...(code ? [code] : []),
    ...(quote ? [quoted(quote)] : []),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...notes,
    `-- \n${senderLines(context).join('\n')}`,
    m.mail_never_asked({}, context),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** 'a\nb' → '> a\n> b', so that nobody takes what a person wrote for the laboratory's own frame. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
