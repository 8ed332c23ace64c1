import { z } from 'zod';

import { visitRefusals } from '../visits/visit-reasons.ts';

/**
 * A page of this site, by its Spanish path with query and fragment. The mail adds PUBLIC_URL and the language, so no detail leads
 * elsewhere.
 */
const path = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\w\-./?=&#~%]*$/);
const at = z.iso.datetime();
const none = z.strictObject({});
const link = z.strictObject({ path });
const moment = z.strictObject({ at });

/** Why an application waits. What exactly is missing is in the portal, never in a mail. */
const applicationGaps = ['unreadable', 'register-mismatch', 'register-missing', 'workplace', 'other'] as const;

const MINUTE = 1;
const HOUR = 60 * MINUTE;

/**
 * Every mail that the site sends: the details that it needs, and the minutes after which it is worthless, because its link or code has
 * expired (D 39). A late mail with an expired link is not sent.
 */
export const mailTemplates = {
  'staff-invitation': { details: link, life: 72 * HOUR },
  'doctor-confirm-email': { details: link, life: 24 * HOUR },
  'doctor-account-exists': { details: link, life: 24 * HOUR },
  'doctor-received': { details: none, life: null },
  'doctor-approved': { details: none, life: null },
  'doctor-asked-for-more': { details: z.strictObject({ reason: z.enum(applicationGaps), path }), life: null },
  'doctor-refused': { details: none, life: null },
  'doctor-suspended': { details: none, life: null },
  'patient-confirm-email': { details: link, life: 24 * HOUR },
  'patient-account-exists': { details: link, life: 24 * HOUR },
  'password-reset': { details: link, life: 30 * MINUTE },
  'password-changed': { details: moment, life: null },
  /** Goes to the old and to the new address, each with its own key. */
  'email-changed': { details: z.strictObject({ at, to: z.enum(['old', 'new']) }), life: null },
  /** Confirms the new address of an account; it goes there. */
  'email-confirm': { details: link, life: 24 * HOUR },
  /** Goes to the old address. `path`: the link that stops the change, and undoes it afterwards. */
  'email-change-asked': { details: z.strictObject({ at, path }), life: 72 * HOUR },
  'account-email-changed': { details: z.strictObject({ at, to: z.enum(['old', 'new']) }), life: null },
  'factor-changed': { details: z.strictObject({ at, change: z.enum(['on', 'off', 'codes', 'replaced']) }), life: null },
  /** The laboratory ended an account's access to a person's results. It names nobody. */
  'access-ended': { details: moment, life: null },
  /** The account made a link to a result, or gave another account access. It names neither. */
  'access-given': { details: z.strictObject({ at, way: z.enum(['link', 'account']) }), life: null },
  /** Goes to everybody who could learn of a record: the contacts on file, and the account of the person. */
  'readers-changed': {
    details: z.strictObject({ at, change: z.enum(['joined', 'separated', 'code', 'bound']) }),
    life: null,
  },
  /** `agent`: 'Chrome · Android', from our own list of names (`agentName`); '' for a program. */
  'new-device': { details: z.strictObject({ at, agent: z.string().regex(/^[\w ·]{0,60}$/) }), life: null },
  'device-code': { details: z.strictObject({ code: z.string().regex(/^\d{8}$/) }), life: 10 * MINUTE },
  'recovery-code-used': { details: z.strictObject({ at, left: z.int().min(0).max(100) }), life: null },
  'factor-reset': { details: moment, life: null },
  'many-attempts': { details: moment, life: null },
  /** Goes to the owners before the credential of a laboratory system ends. */
  'sender-key-ends': { details: z.strictObject({ until: at, path }), life: null },
  'result-ready': { details: link, life: 72 * HOUR },
  /** Goes to owners and bacteriologists. Nothing about a person or a result is in it. */
  'critical-unresolved': { details: none, life: 24 * HOUR },
  /** Goes to whoever could read a result that was withdrawn, without saying which. `area`: where they sign in. */
  'result-withdrawn': { details: z.strictObject({ area: z.enum(['patient', 'doctor']) }), life: null },
  /** The answer of the staff to a visitor who asked by email. */
  'inbox-reply': { details: z.strictObject({ text: z.string().min(1).max(5000) }), life: null },
  /** Goes to whoever asked for a home visit. `path`: the link that cancels it. */
  'visit-received': {
    details: z.strictObject({ reference: z.string().regex(/^[A-Z]{6}$/), from: at, to: at, path }),
    life: null,
  },
  /** Another time than the visitor asked for. `path`: the link that accepts or cancels it. */
  'visit-proposed': { details: z.strictObject({ from: at, to: at, path }), life: null },
  /** `visit`: the visit's id, so that a calendar moves the appointment instead of adding another. */
  'visit-confirmed': { details: z.strictObject({ visit: z.uuid(), from: at, to: at, path }), life: null },
  'visit-refused': { details: z.strictObject({ reason: z.enum(visitRefusals) }), life: null },
  'visit-cancelled': { details: z.strictObject({ from: at, by: z.enum(['visitor', 'laboratory']) }), life: null },
} as const satisfies Record<string, { details: z.ZodObject; life: number | null }>;

export type MailTemplate = keyof typeof mailTemplates;
export type MailDetails<Template extends MailTemplate> = z.output<(typeof mailTemplates)[Template]['details']>;

// `as`: the keys of the table are the templates.
export const mailTemplateNames = Object.keys(mailTemplates) as MailTemplate[];

export const isMailTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailTemplates, name);

/** The instant after which a mail is worthless; null if it never is. */
export function mailExpiry(template: MailTemplate, createdAt: Date): Date | null {
  const { life } = mailTemplates[template];
  return life === null ? null : new Date(createdAt.getTime() + life * 60_000);
}
