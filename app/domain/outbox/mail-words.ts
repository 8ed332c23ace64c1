import { accountMailWords } from './account-mail-words.ts';
import { doctorMailWords } from './doctor-mail-words.ts';
import type { MailContent, MailContext } from './mail-content.ts';
import { type MailDetails, type MailTemplate, mailTemplates } from './mail-templates.ts';
import type { WordsOf } from './mail-wording.ts';
import { releaseMailWords } from './release-mail-words.ts';
import { visitorMailWords } from './visitor-mail-words.ts';

const words: WordsOf<MailTemplate> = {
  ...accountMailWords,
  ...doctorMailWords,
  ...releaseMailWords,
  ...visitorMailWords,
};

export const mailSubject = (template: MailTemplate, context: MailContext): string => words[template].subject(context);

/** The words of a mail from its stored details; null if they are not those of its template. */
export function mailContent<Template extends MailTemplate>(
  template: Template,
  details: unknown,
  context: MailContext,
): MailContent | null {
  const read = mailTemplates[template].details.safeParse(details);
  if (!read.success) return null;
  // `as`: the schema of this template has read them, which a table of schemas cannot express.
  const known = read.data as MailDetails<Template>;
  return { subject: mailSubject(template, context), ...words[template].body(known, context) };
}
