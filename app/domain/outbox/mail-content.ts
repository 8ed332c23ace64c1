import { formatClock, formatDay } from '../../i18n/format.ts';
import { type Locale, pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { isStaffPath } from '../accounts/staff-path.ts';
import type { Laboratory } from '../laboratory/laboratory.ts';
import { wallClock } from '../laboratory/opening-hours.ts';
import { timeOf } from '../promise/laboratory-calendar.ts';

/** The sender of every mail. */
export interface MailSender {
  publicUrl: string;
  /** The address that links for the staff lead to. */
  panelUrl: string;
  laboratory: Pick<Laboratory, 'brand' | 'phones' | 'sites' | 'timeZone'>;
}

export interface MailContext extends MailSender {
  locale: Locale;
  /** When the mail was written. */
  createdAt: Date;
}

interface MailFile {
  name: string;
  type: string;
  text: string;
}

/** The words of a mail, for its text and its HTML part and for the demonstration's mailbox. */
export interface MailBody {
  paragraphs: readonly string[];
  /** A code to type, on a line of its own. */
  code?: string;
  /** The words of a person, shown as theirs. */
  quote?: string;
  action?: { label: string; href: string };
  /** Small print: how long a link lives, and what to do if the mail was not expected. */
  notes: readonly string[];
  file?: MailFile;
}

export interface MailContent extends MailBody {
  subject: string;
}

/** An address of this site or of its panel, in the mail's language. It comes from PUBLIC_URL or PANEL_URL, never from a request (D 41). */
export const siteLink = ({ publicUrl, panelUrl, locale }: MailContext, path: string): string =>
  (isStaffPath(path) ? panelUrl : publicUrl) + pathInLocale(locale, path);

/** ('2026-11-24T14:00:00Z') → 'martes 24 de noviembre a las 9:00 a. m.', in the laboratory's time zone */
export function mailMoment({ laboratory, locale }: MailContext, instant: string): string {
  const { day, clock } = dayAndClock(laboratory.timeZone, locale, instant);
  return m.mail_moment({ day, clock }, { locale });
}

/** The hours of a visit: 'martes 24 de noviembre, entre las 7:00 a. m. y las 9:00 a. m.' */
export function mailWindow({ laboratory, locale }: MailContext, from: string, to: string): string {
  const { day, clock } = dayAndClock(laboratory.timeZone, locale, from);
  return m.mail_window({ day, from: clock, to: dayAndClock(laboratory.timeZone, locale, to).clock }, { locale });
}

function dayAndClock(timeZone: string, locale: Locale, instant: string): { day: string; clock: string } {
  const { date, minutes } = wallClock(new Date(instant), timeZone);
  return { day: formatDay(locale, date), clock: formatClock(locale, timeOf(minutes)) };
}

/** The laboratory's first telephone, for people who want to ask a person. */
export const mailPhone = ({ laboratory }: MailSender): string => laboratory.phones[0];

/** The end of every mail: who sends it, where they are, and how to call them. */
export const senderLines = ({ laboratory }: MailSender): string[] => [
  laboratory.brand,
  ...laboratory.sites.map(({ name, address }) => (address.startsWith(name) ? address : `${name}, ${address}`)),
  laboratory.phones[0],
];
