import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { type StaffRole, staffRoles } from '../../../app/domain/access/access-table.ts';
import { isEmailAddress } from '../../../app/domain/accounts/email-address.ts';
import type { Locale } from '../../../app/i18n/locale.ts';
import { SetupError } from '../dependencies.mjs';
import { adminWords } from './admin-words.ts';

interface AdminArguments {
  name: string;
  email: string;
  role: StaffRole;
  lang: Locale;
}

const flags = {
  name: { type: 'string' },
  email: { type: 'string' },
  role: { type: 'string', default: 'owner' },
  lang: { type: 'string', default: 'es' },
} as const;

const isName = (text: string): boolean => text.length > 0 && text.length <= 100 && !/\p{C}/u.test(text);

/** Reads the options of `admin:create`, and asks in the terminal for what is missing. Throws `SetupError` with one mistake. */
export async function readAdminArguments(args: string[]): Promise<AdminArguments> {
  const values = parsed(args);
  const lang = values.lang === 'en' ? 'en' : 'es';
  const words = adminWords[lang];
  const role = staffRoles.find((one) => one === values.role);
  if (!role) throw new SetupError(words.badRole(staffRoles.join(', ')));
  const name = (values.name ?? (await ask('--name', words.name, lang))).trim();
  if (!isName(name)) throw new SetupError(words.badName);
  const email = (values.email ?? (await ask('--email', words.email, lang))).trim();
  if (!isEmailAddress(email)) throw new SetupError(words.badEmail);
  return { name, email, role, lang };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: flags }).values;
  } catch {
    throw new SetupError(adminWords[args.includes('en') || args.includes('--lang=en') ? 'en' : 'es'].option);
  }
}

/** Asks a person. A script has nobody to ask. */
async function ask(option: string, question: string, lang: Locale): Promise<string> {
  if (!process.stdin.isTTY) throw new SetupError(adminWords[lang].noTerminal(option));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
