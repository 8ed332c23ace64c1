import type { RouterContextProvider } from 'react-router';

import { commonPasswords } from '../domain/accounts/common-passwords.server.ts';
import { type PasswordContext, type PasswordFault, passwordFault } from '../domain/accounts/password-rules.ts';
import { servicesContext } from './services.ts';

/** Judges new passwords by the rules, the list of common ones, and the words of this laboratory. */
export async function passwordJudge(
  context: Readonly<RouterContextProvider>,
): Promise<(password: string, about: Omit<PasswordContext, 'laboratory'>) => PasswordFault | null> {
  const isCommon = await commonPasswords();
  const { brand, shortBrand, city } = context.get(servicesContext).laboratory;
  return (password, { email, name }) =>
    passwordFault(password, { email, name, laboratory: [brand, shortBrand, city] }, isCommon);
}
