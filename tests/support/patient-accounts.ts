import { createAccount } from '../../app/domain/accounts/account-store.server.ts';
import { newId } from '../../db/new-id.ts';
import { type Database, type TestSite, testVault } from './host.ts';
import { postForm } from './link-visits.ts';
import { hashOfTestPassword, signedIn, testPassword } from './people.ts';

// Accounts of patients: a password, no second factor, and a device by mail.

let people = 0;

/** An address that no other test uses. */
export const newEmail = (): string => {
  people += 1;
  return `paciente${people}@correo.example`;
};

/** An active account without a second factor. */
export async function patientAccount(
  db: Database,
  at: string,
  email = newEmail(),
): Promise<{ id: string; email: string }> {
  const password = await hashOfTestPassword();
  const account = { kind: 'patient', email, name: '', locale: 'es', password, status: 'active' } as const;
  const id = await db
    .transaction()
    .execute((transaction) => createAccount(transaction, testVault, account, new Date(at)));
  if (id === null) throw new Error('The account exists');
  return { id, email };
}

/** The cookie of a patient who has signed in, and their account. */
export async function patientVisit(db: Database, at: string, email?: string) {
  const account = await patientAccount(db, at, email);
  return { ...account, cookie: await signedIn(db, account.id, { kind: 'patient', at }) };
}

/** Binds an account to a person, as the laboratory's code does. */
export const boundTo = async (db: Database, account: string, person: string, at: string): Promise<void> =>
  void (await db
    .insertInto('account_persons')
    .values({ account, person, relation: 'self', proof: 'handed-code', since: at, until: null, ended_at: null })
    .execute());

/** The details of the latest mail of a template to an address: { code } or { path }. */
export async function mailTo(db: Database, template: string, email: string): Promise<Record<string, string> | null> {
  const rows = await db.selectFrom('outbox').selectAll().where('template', '=', template).execute();
  const own = rows
    .filter(({ id, recipient }) => testVault.open('mail', recipient, id) === email)
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at));
  const last = own.at(-1);
  return last ? JSON.parse(testVault.open('mail', last.details, last.id)) : null;
}

export const signInPath = '/portal-resultados/ingresar';

export const enterAs = (site: TestSite, email: string, cookie = '', clave = testPassword): Promise<Response> =>
  postForm(site, signInPath, { correo: email, clave }, cookie);

/** The cookies that an answer sets, by name. */
export const cookiesOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      return [pair.split('=')[0] ?? '', pair];
    }),
  );

/** A code of the laboratory for a person, in the table as the desk writes it. */
export async function handedCode(
  db: Database,
  { person, account, at }: { person: string; account: string; at: string },
  code = newId().replaceAll('-', '').slice(0, 8),
): Promise<string> {
  const plain = code.toUpperCase().replace(/[^34679ACDEFGHJKMNPQRTWXY]/g, 'A');
  await db
    .insertInto('binding_codes')
    .values({
      code_index: testVault.index('binding-code', plain),
      person,
      account,
      created_at: at,
      expires_at: new Date(Date.parse(at) + 7 * 86_400_000).toISOString(),
      used_at: null,
    })
    .execute();
  return plain;
}
