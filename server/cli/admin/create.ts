import { invitationPath, inviteFromTerminal } from '../../../app/domain/accounts/staff-invitations.server.ts';
import { pathInLocale } from '../../../app/i18n/locale.ts';
import { openDatabase } from '../../../app/platform/database.server.ts';
import { readEnv } from '../../../app/platform/env.ts';
import { openInstallation } from '../../../app/platform/installation.server.ts';
import { SetupError } from '../dependencies.mjs';
import { adminWords } from './admin-words.ts';
import { readAdminArguments } from './options.ts';

/**
 * `npm run admin:create`: creates an account of the staff, or renews an invitation that nobody has accepted, and prints its link. The link
 * opens once, within 72 hours. Returns the exit code.
 */
export async function createAdmin(args: string[]): Promise<number> {
  const { name, email, role, lang } = await readAdminArguments(args);
  const words = adminWords[lang];
  const env = readEnv(process.env);
  const db = await openDatabase(env);
  try {
    // A new database that gets an account of a real person first never becomes the demonstration.
    const demonstration = env.demonstration === 'local' ? 'never' : env.demonstration;
    const { vault, isDemonstration } = await openInstallation(db, { ...env, demonstration });
    if (isDemonstration) throw new SetupError(words.demonstration);
    const needs = { db, vault, now: new Date(), origin: { request: null, session: null, client: null } };
    const invitation = { name, email, roles: [role], locale: lang };
    const token = await inviteFromTerminal(needs, invitation, { purpose: 'staff-invitation', reason: 'terminal' });
    if (token === null) throw new SetupError(words.taken);
    console.log(`\n  ${words.link}\n  ${env.panelUrl}${pathInLocale(lang, invitationPath(token))}\n`);
    return 0;
  } finally {
    await db.destroy();
  }
}
