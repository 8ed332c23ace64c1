import { endSessionsOf, startSession } from '../app/domain/accounts/session-store.server.ts';
import { type Database, openSite, type TestSite } from '../tests/support/host.ts';
import { benchNow, benchVault } from './result-rows.ts';

/** A page and the account that opens it. */
export interface PersonalPage {
  kind: 'patient' | 'doctor';
  account: string;
  path: string;
}

/** The built site on a database of the bench, at the instant of its results. */
export const benchSite = (db: Database): Promise<TestSite> =>
  openSite({ db, at: benchNow.toISOString(), change: (services) => ({ ...services, vault: benchVault }) });

/**
 * Signs in, and returns the function that reads the page once. It throws if the page does not answer 200. The account's earlier sessions end:
 * it may have few of them.
 */
export async function signedInReader(
  db: Database,
  site: TestSite,
  { kind, account, path }: PersonalPage,
): Promise<() => Promise<void>> {
  const session = { kind, stage: 'full', account, device: null, agent: '' } as const;
  const { token } = await db.transaction().execute(async (transaction) => {
    await endSessionsOf(transaction, account, benchNow);
    return startSession(transaction, session, benchNow);
  });
  const headers = { Cookie: `__Host-session=${token}` };
  return async () => {
    const answer = await site.get(path, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  };
}

/** Creates the patient account 'patient', bound to this person. */
export async function addPatient(db: Database, person: string): Promise<void> {
  const at = benchNow.toISOString();
  await db
    .insertInto('accounts')
    .values({
      id: 'patient',
      kind: 'patient',
      email_index: 'patient',
      password: null,
      status: 'active',
      locale: 'es',
      email: benchVault.seal('email', 'luisa@correo.example', 'patient'),
      created_at: at,
      version: 1,
      name: benchVault.seal('person-name', 'Luisa Restrepo', 'patient'),
    })
    .execute();
  await db
    .insertInto('account_persons')
    .values({
      account: 'patient',
      person,
      relation: 'self',
      proof: 'handed-code',
      since: at,
      until: null,
      ended_at: null,
    })
    .execute();
}
