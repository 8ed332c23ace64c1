import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { AuthorizationWords } from '../messages/authorization-words.ts';

/** The authorization of Ley 1581 de 2012 (articles 6, 9, and 12) for a home visit: the names of exams are health data. */
export const visitAuthorizationWords = (
  { brand, privacyEmail }: Pick<Laboratory, 'brand' | 'privacyEmail'>,
  locale: Locale,
): AuthorizationWords => ({
  label: m.visit_authorization({ brand }, { locale }),
  notice: m.visit_authorization_notice({ email: privacyEmail }, { locale }),
});
