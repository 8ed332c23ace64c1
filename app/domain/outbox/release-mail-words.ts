import { m } from '../../i18n/paraglide/messages.js';
import { mailPhone, siteLink } from './mail-content.ts';
import type { WordsOf } from './mail-wording.ts';

const portals = { patient: '/portal-resultados/ingresar', doctor: '/portal-medicos' } as const;

/** Mails about the release of results. They name no person, exam, or value. */
export const releaseMailWords: WordsOf<'critical-unresolved' | 'result-withdrawn'> = {
  'critical-unresolved': {
    subject: (context) => m.mail_critical_subject({}, context),
    body: (_, context) => ({
      paragraphs: [m.mail_critical_text({}, context)],
      action: { label: m.mail_critical_action({}, context), href: siteLink(context, '/admin-panel/criticos') },
      notes: [m.mail_critical_note({}, context)],
    }),
  },
  'result-withdrawn': {
    subject: (context) => m.mail_withdrawn_subject({}, context),
    body: ({ area }, context) => ({
      paragraphs: [(area === 'doctor' ? m.mail_withdrawn_doctor : m.mail_withdrawn_patient)({}, context)],
      action: { label: m.mail_withdrawn_action({}, context), href: siteLink(context, portals[area]) },
      notes: [m.mail_questions({ phone: mailPhone(context) }, context)],
    }),
  },
};
