import { m } from '../../i18n/paraglide/messages.js';
import { type MailContext, mailMoment, mailPhone, siteLink } from './mail-content.ts';
import { mailTemplates } from './mail-templates.ts';
import { linkHours, type WordsOf } from './mail-wording.ts';

type AccountMail =
  | 'staff-invitation'
  | 'patient-confirm-email'
  | 'patient-account-exists'
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'email-confirm'
  | 'email-change-asked'
  | 'account-email-changed'
  | 'factor-changed'
  | 'access-ended'
  | 'access-given'
  | 'readers-changed'
  | 'new-device'
  | 'device-code'
  | 'recovery-code-used'
  | 'factor-reset'
  | 'many-attempts'
  | 'sender-key-ends';

const notYou = (context: MailContext): string => m.mail_not_you({ phone: mailPhone(context) }, context);

const factorWords = {
  on: m.mail_own_factor_on,
  off: m.mail_own_factor_off,
  codes: m.mail_own_factor_codes,
  replaced: m.mail_own_factor_replaced,
} as const;

const readerWords = {
  joined: m.mail_joined_text,
  separated: m.mail_separated_text,
  code: m.mail_desk_code_text,
  bound: m.mail_bound_text,
} as const;

/** Mails about an account. They say what happened to it, and never what is in it (D 27). */
export const accountMailWords: WordsOf<AccountMail> = {
  'staff-invitation': {
    subject: (context) => m.mail_invitation_subject({ brand: context.laboratory.brand }, context),
    body: ({ path }, context) => ({
      paragraphs: [m.mail_invitation_text({}, context)],
      action: { label: m.mail_invitation_action({}, context), href: siteLink(context, path) },
      notes: [linkHours('staff-invitation', context), m.mail_invitation_unexpected({}, context)],
    }),
  },
  'patient-confirm-email': {
    subject: (context) => m.mail_confirm_subject({}, context),
    body: ({ path }, context) => ({
      paragraphs: [m.mail_confirm_patient({}, context)],
      action: { label: m.mail_confirm_action({}, context), href: siteLink(context, path) },
      notes: [linkHours('patient-confirm-email', context), m.mail_confirm_unexpected({}, context)],
    }),
  },
  'patient-account-exists': {
    subject: (context) => m.mail_exists_subject({}, context),
    body: ({ path }, context) => ({
      paragraphs: [m.mail_exists_text({}, context)],
      action: { label: m.mail_sign_in({}, context), href: siteLink(context, path) },
      notes: [m.mail_exists_unexpected({}, context)],
    }),
  },
  'password-reset': {
    subject: (context) => m.mail_reset_subject({}, context),
    body: ({ path }, context) => ({
      paragraphs: [m.mail_reset_text({}, context)],
      action: { label: m.mail_reset_action({}, context), href: siteLink(context, path) },
      notes: [
        m.mail_link_minutes({ count: mailTemplates['password-reset'].life }, context),
        m.mail_reset_unexpected({}, context),
      ],
    }),
  },
  'password-changed': {
    subject: (context) => m.mail_password_subject({}, context),
    body: ({ at }, context) => ({
      paragraphs: [m.mail_password_text({ moment: mailMoment(context, at) }, context)],
      notes: [notYou(context)],
    }),
  },
  'email-changed': {
    subject: (context) => m.mail_email_subject({}, context),
    body: ({ at, to }, context) => ({
      paragraphs: [(to === 'old' ? m.mail_email_old : m.mail_email_new)({ moment: mailMoment(context, at) }, context)],
      notes: [m.mail_email_not_you({ phone: mailPhone(context) }, context)],
    }),
  },
  'email-confirm': {
    subject: (context) => m.mail_confirm_subject({}, context),
    body: ({ path }, context) => ({
      paragraphs: [m.mail_new_email_text({}, context)],
      action: { label: m.mail_confirm_action({}, context), href: siteLink(context, path) },
      notes: [linkHours('email-confirm', context), m.mail_new_email_unexpected({}, context)],
    }),
  },
  'email-change-asked': {
    subject: (context) => m.mail_email_asked_subject({}, context),
    body: ({ at, path }, context) => ({
      paragraphs: [m.mail_email_asked_text({ moment: mailMoment(context, at) }, context)],
      action: { label: m.mail_email_asked_stop({}, context), href: siteLink(context, path) },
      notes: [linkHours('email-change-asked', context), m.mail_email_not_you({ phone: mailPhone(context) }, context)],
    }),
  },
  'account-email-changed': {
    subject: (context) => m.mail_own_email_subject({}, context),
    body: ({ at, to }, context) => ({
      paragraphs: [
        (to === 'old' ? m.mail_own_email_old : m.mail_own_email_new)({ moment: mailMoment(context, at) }, context),
      ],
      notes: [m.mail_email_not_you({ phone: mailPhone(context) }, context)],
    }),
  },
  'factor-changed': {
    subject: (context) => m.mail_own_factor_subject({}, context),
    body: ({ at, change }, context) => ({
      paragraphs: [factorWords[change]({ moment: mailMoment(context, at) }, context)],
      notes: [notYou(context)],
    }),
  },
  'access-ended': {
    subject: (context) => m.mail_access_ended_subject({}, context),
    body: ({ at }, context) => ({
      paragraphs: [m.mail_access_ended_text({ moment: mailMoment(context, at) }, context)],
      notes: [m.mail_questions({ phone: mailPhone(context) }, context)],
    }),
  },
  'access-given': {
    subject: (context) => m.mail_access_given_subject({}, context),
    body: ({ at, way }, context) => ({
      paragraphs: [
        (way === 'link' ? m.mail_access_given_link : m.mail_access_given_account)(
          { moment: mailMoment(context, at) },
          context,
        ),
      ],
      action: { label: m.mail_sign_in({}, context), href: siteLink(context, '/portal-resultados/ingresar') },
      notes: [notYou(context), m.mail_access_given_note({}, context)],
    }),
  },
  'readers-changed': {
    subject: (context) => m.mail_joined_subject({}, context),
    body: ({ at, change }, context) => ({
      paragraphs: [readerWords[change]({ moment: mailMoment(context, at) }, context)],
      notes: [m.mail_questions({ phone: mailPhone(context) }, context)],
    }),
  },
  'new-device': {
    subject: (context) => m.mail_device_subject({}, context),
    body: ({ at, agent }, context) => ({
      paragraphs: [
        m.mail_device_text(
          { moment: mailMoment(context, at), agent: agent || m.mail_device_program({}, context) },
          context,
        ),
      ],
      notes: [notYou(context)],
    }),
  },
  'device-code': {
    subject: (context) => m.mail_code_subject({}, context),
    body: ({ code }, context) => ({
      paragraphs: [m.mail_code_text({}, context)],
      code,
      notes: [m.mail_code_life({ count: mailTemplates['device-code'].life }, context), notYou(context)],
    }),
  },
  'recovery-code-used': {
    subject: (context) => m.mail_recovery_subject({}, context),
    body: ({ at, left }, context) => ({
      paragraphs: [m.mail_recovery_text({ moment: mailMoment(context, at), left }, context)],
      notes: [notYou(context)],
    }),
  },
  'factor-reset': {
    subject: (context) => m.mail_factor_subject({}, context),
    body: ({ at }, context) => ({
      paragraphs: [m.mail_factor_text({ moment: mailMoment(context, at) }, context)],
      notes: [notYou(context)],
    }),
  },
  'many-attempts': {
    subject: (context) => m.mail_attempts_subject({}, context),
    body: ({ at }, context) => ({
      paragraphs: [m.mail_attempts_text({ moment: mailMoment(context, at) }, context)],
      notes: [notYou(context)],
    }),
  },
  'sender-key-ends': {
    subject: (context) => m.mail_sender_subject({}, context),
    body: ({ until, path }, context) => ({
      paragraphs: [m.mail_sender_text({ moment: mailMoment(context, until) }, context)],
      action: { label: m.mail_sender_action({}, context), href: siteLink(context, path) },
      notes: [m.mail_sender_note({}, context)],
    }),
  },
};
