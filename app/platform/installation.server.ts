import type { Vault } from '../domain/accounts/vault.ts';
import type { Database } from './database.server.ts';
import { type Env, EnvError } from './env.ts';
import { isLoopback } from './hosting-settings.ts';
import { readSecret } from './secret.server.ts';
import { keyCheckOf, secretVault } from './secret-vault.server.ts';

/** The installation of a database, with the vault over its secret. */
export interface Installation {
  vault: Vault;
  /** Whether the database holds the demonstration, with accounts whose passwords everybody knows. */
  isDemonstration: boolean;
}

/**
 * Opens the installation, and writes down at the first start what it is: the demonstration, if its address is on this machine and DEMO does
 * not say otherwise. Throws `EnvError` if the database was set up with another secret, if a demonstration would be public, or if passwords
 * would travel unencrypted.
 */
export async function openInstallation(
  db: Database,
  env: Pick<Env, 'secretFile' | 'dataDir' | 'publicUrl' | 'panelUrl' | 'demonstration'>,
): Promise<Installation> {
  refuseOpenAddress(env);
  const secret = readSecret(env);
  const isLocal = [env.publicUrl, env.panelUrl].every((url) => isLoopback(new URL(url).hostname));
  const fresh = {
    id: 1,
    key_check: keyCheckOf(secret),
    is_demonstration: isLocal && env.demonstration !== 'never' ? 1 : 0,
  };
  await db
    .insertInto('installation')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await db.selectFrom('installation').selectAll().executeTakeFirstOrThrow();
  if (known.key_check !== fresh.key_check)
    throw new EnvError(
      'The database was set up with another secret: name the file of that secret with SECRET_FILE. Without it, sealed data cannot be read.',
    );
  const isDemonstration = known.is_demonstration === 1;
  if (isDemonstration && !isLocal && env.demonstration !== 'public')
    throw new EnvError(
      `This database holds the demonstration, with accounts whose passwords everybody knows, and its address (${env.publicUrl}${env.panelUrl === env.publicUrl ? '' : ` or ${env.panelUrl}`}) is public: use a new database, or set DEMO=public if nobody's data will ever be in it.`,
    );
  return { vault: secretVault(secret), isDemonstration };
}

/**
 * Without https a network reads passwords and cookies (D 4). A demonstration that may be
 * public has no secrets.
 */
function refuseOpenAddress({ publicUrl, demonstration }: Pick<Env, 'publicUrl' | 'demonstration'>): void {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:' || isLoopback(hostname) || demonstration === 'public') return;
  throw new EnvError(
    `PUBLIC_URL (${publicUrl}) must begin with https: people sign in with passwords, and everybody between them and this server would read what http sends.`,
  );
}
