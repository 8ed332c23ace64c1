import { m } from '../../i18n/paraglide/messages.js';
import { mailPhone, siteLink } from './mail-content.ts';
import type { MailDetails } from './mail-templates.ts';
import { linkHours, type WordsOf } from './mail-wording.ts';

type DoctorMail =
  | 'doctor-confirm-email'
  | 'doctor-account-exists'
  | 'doctor-received'
  | 'doctor-approved'
  | 'doctor-asked-for-more'
  | 'doctor-refused'
  | 'doctor-suspended';

/** The words for what is missing in an application. They do not say more than the mail may. */
export const applicationGapWords = {
  unreadable: m.mail_gap_unreadable,
  'register-mismatch': m.mail_gap_mismatch,
  'register-missing': m.mail_gap_missing,
  workplace: m.mail_gap_workplace,
  other: m.mail_gap_other,
} as const satisfies Record<MailDetails<'doctor-asked-for-more'>['reason'], unknown>;

/** Mails about a doctor's application and account. */
export const doctorMailWords: WordsOf<DoctorMail> = {
  'doctor-confirm-email': {
    subject: (context) => m.mail_confirm_subject({}, context),
    body: ({ path }, context) => ({
      paragraphs: [m.mail_confirm_doctor({}, context)],
      action: { label: m.mail_confirm_action({}, context), href: siteLink(context, path) },
      notes: [linkHours('doctor-confirm-email', context), m.mail_confirm_unexpected({}, context)],
    }),
  },
  'doctor-account-exists': {
    subject: (context) => m.mail_exists_subject({}, context),
    body: ({ path }, context) => ({
      paragraphs: [m.mail_exists_text({}, context)],
      action: { label: m.mail_sign_in({}, context), href: siteLink(context, path) },
      notes: [m.mail_exists_unexpected({}, context)],
    }),
  },
  'doctor-received': {
    subject: (context) => m.mail_received_subject({}, context),
    body: (_, context) => ({
      paragraphs: [m.mail_received_text({}, context)],
      notes: [m.mail_questions({ phone: mailPhone(context) }, context)],
    }),
  },
  'doctor-approved': {
    subject: (context) => m.mail_approved_subject({}, context),
    body: (_, context) => ({
      paragraphs: [m.mail_approved_text({}, context)],
      action: { label: m.mail_sign_in({}, context), href: siteLink(context, '/medicos-login') },
      notes: [m.mail_questions({ phone: mailPhone(context) }, context)],
    }),
  },
  'doctor-asked-for-more': {
    subject: (context) => m.mail_gap_subject({}, context),
    body: ({ reason, path }, context) => ({
      paragraphs: [applicationGapWords[reason]({}, context), m.mail_gap_text({}, context)],
      action: { label: m.mail_gap_action({}, context), href: siteLink(context, path) },
      notes: [m.mail_questions({ phone: mailPhone(context) }, context)],
    }),
  },
  'doctor-refused': {
    subject: (context) => m.mail_refused_subject({}, context),
    body: (_, context) => ({
      paragraphs: [m.mail_refused_text({ phone: mailPhone(context) }, context)],
      notes: [],
    }),
  },
  'doctor-suspended': {
    subject: (context) => m.mail_suspended_subject({}, context),
    body: (_, context) => ({
      paragraphs: [m.mail_suspended_text({}, context)],
      notes: [m.mail_questions({ phone: mailPhone(context) }, context)],
    }),
  },
};
