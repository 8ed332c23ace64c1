import { m } from '../../i18n/paraglide/messages.js';
import { calendarFile } from '../calendar/calendar-file.ts';
import { type MailContext, mailMoment, mailPhone, mailWindow, siteLink } from './mail-content.ts';
import type { MailDetails } from './mail-templates.ts';
import { linkHours, type WordsOf } from './mail-wording.ts';

type VisitorMail =
  | 'result-ready'
  | 'inbox-reply'
  | 'visit-received'
  | 'visit-proposed'
  | 'visit-confirmed'
  | 'visit-refused'
  | 'visit-cancelled';

const refusals = {
  'outside-area': m.mail_visit_outside,
  'no-room': m.mail_visit_full,
  duplicate: m.mail_visit_duplicate,
  other: m.mail_visit_impossible,
} as const satisfies Record<MailDetails<'visit-refused'>['reason'], unknown>;

const alternative = (context: MailContext): string => m.mail_visit_alternative({ phone: mailPhone(context) }, context);

/** Mails to people who asked for something. None says which exams it is about, because other people see a phone's screen. */
export const visitorMailWords: WordsOf<VisitorMail> = {
  'result-ready': {
    subject: (context) => m.mail_ready_subject({}, context),
    body: ({ path }, context) => ({
      paragraphs: [m.mail_ready_text({}, context)],
      action: { label: m.mail_ready_action({}, context), href: siteLink(context, path) },
      notes: [linkHours('result-ready', context), m.mail_questions({ phone: mailPhone(context) }, context)],
    }),
  },
  'inbox-reply': {
    subject: (context) => m.mail_reply_subject({}, context),
    body: ({ text }, context) => ({
      paragraphs: [m.mail_reply_text({}, context)],
      quote: text,
      notes: [m.mail_reply_more({ phone: mailPhone(context) }, context)],
    }),
  },
  'visit-received': {
    subject: (context) => m.mail_asked_subject({}, context),
    body: ({ reference, from, to, path }, context) => ({
      paragraphs: [
        m.mail_asked_text({ window: mailWindow(context, from, to) }, context),
        m.mail_asked_next({ reference }, context),
      ],
      action: { label: m.mail_asked_action({}, context), href: siteLink(context, path) },
      notes: [m.mail_visit_change({ phone: mailPhone(context) }, context)],
    }),
  },
  'visit-proposed': {
    subject: (context) => m.mail_proposed_subject({}, context),
    body: ({ from, to, path }, context) => ({
      paragraphs: [m.mail_proposed_text({ window: mailWindow(context, from, to) }, context)],
      action: { label: m.mail_proposed_action({}, context), href: siteLink(context, path) },
      notes: [m.mail_proposed_until({}, context), alternative(context)],
    }),
  },
  'visit-confirmed': {
    subject: (context) => m.mail_visit_subject({}, context),
    body: (visit, context) => ({
      paragraphs: [
        m.mail_visit_text({ window: mailWindow(context, visit.from, visit.to) }, context),
        m.mail_visit_file({}, context),
      ],
      action: { label: m.mail_visit_cancel({}, context), href: siteLink(context, visit.path) },
      notes: [m.mail_visit_change({ phone: mailPhone(context) }, context)],
      file: { name: 'visita.ics', type: 'text/calendar', text: visitCalendar(visit, context) },
    }),
  },
  'visit-refused': {
    subject: (context) => m.mail_visit_refused_subject({}, context),
    body: ({ reason }, context) => ({
      paragraphs: [refusals[reason]({}, context)],
      notes: [reason === 'duplicate' ? m.mail_questions({ phone: mailPhone(context) }, context) : alternative(context)],
    }),
  },
  'visit-cancelled': {
    subject: (context) => m.mail_cancelled_subject({}, context),
    body: ({ from, by }, context) => {
      const words = by === 'visitor' ? m.mail_cancelled_visitor : m.mail_cancelled_laboratory;
      return { paragraphs: [words({ moment: mailMoment(context, from) }, context)], notes: [alternative(context)] };
    },
  },
};

const REMINDER_MINUTES = 120;

/** The appointment for a calendar, which family and employers may share: it names no exam and no address. */
function visitCalendar({ visit, from, to }: MailDetails<'visit-confirmed'>, context: MailContext): string {
  const event = {
    uid: `${visit}@${new URL(context.publicUrl).hostname}`,
    start: new Date(from),
    minutes: Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 60_000)),
    summary: m.mail_visit_event({ brand: context.laboratory.brand }, context),
    description: m.mail_visit_change({ phone: mailPhone(context) }, context),
    location: '',
    alarmMinutes: REMINDER_MINUTES,
  };
  return calendarFile([event], context.createdAt, context.locale, 'Visits');
}
