import { createHash } from 'node:crypto';

import type { LoaderFunctionArgs } from 'react-router';

import type { Laboratory } from '../domain/laboratory/laboratory.ts';
import type { Locale } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import type { AuthorizationWords } from '../site/messages/authorization-words.ts';
import { servicesContext } from './services.ts';

export interface Authorization {
  words: AuthorizationWords;
  /** The version of the policy, and the hash of the words. */
  version: string;
  hash: string;
}

/** The words that a visitor authorizes, with the version of the policy and the hash of the words. */
export function authorizationOf(
  context: LoaderFunctionArgs['context'],
  wordsFor: (laboratory: Laboratory, locale: Locale) => AuthorizationWords,
): Authorization {
  const { laboratory, pages } = context.get(servicesContext);
  const locale = getLocale();
  const words = wordsFor(laboratory, locale);
  const { version } = pages.read('privacy-policy', locale);
  if (!version) throw new Error('content/pages/privacy-policy.*.md needs a version: an authorization refers to it');
  const hash = createHash('sha256').update(`${words.label}\n${words.notice}`).digest('hex');
  return { words, version, hash };
}

/** A stamp is good for one text of the authorization: nobody agrees to words that they have not seen. */
export const stampUse = (form: string, { version, hash }: Authorization): string => `${form} ${version} ${hash}`;
