import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The authorization of Ley 1581 de 2012 (articles 6, 9, and 12), word for word as a visitor sees it. Its hash is kept with the message. */
export interface AuthorizationWords {
  label: string;
  /** The purpose, the retention, the optional nature of health details, and the contact for questions. */
  notice: string;
}

export const authorizationWords = (
  { brand, privacyEmail }: Pick<Laboratory, 'brand' | 'privacyEmail'>,
  locale: Locale,
): AuthorizationWords => ({
  label: m.leave_authorization({ brand }, { locale }),
  notice: m.leave_authorization_notice({ email: privacyEmail }, { locale }),
});
