import type { AccountKind } from '../../app/domain/accounts/session-limits.ts';
import { type Database, type TestSite, testVault } from './host.ts';
import { postForm } from './link-visits.ts';
import { cookiesOf, patientAccount } from './patient-accounts.ts';
import { codeAt, makeAccount, signedIn, testPassword } from './people.ts';

// One person of each kind of account, and the pages about an account that all areas have.

/** The pages of each area, by its kind of account. */
export const ownPages = {
  patient: {
    entrance: '/portal-resultados/ingresar',
    code: '/portal-resultados/codigo',
    area: '/portal-resultados/unir',
    reset: '/portal-resultados/recuperar',
    email: '/portal-resultados/correo',
    security: '/portal-resultados/seguridad',
    confirm: '/portal-resultados/comprobar',
  },
  doctor: {
    entrance: '/medicos-login',
    code: '/medicos-login/codigo',
    area: '/portal-medicos/seguridad',
    reset: '/medicos-login/recuperar',
    email: '/medicos-login/correo',
    security: '/portal-medicos/seguridad',
    confirm: '/portal-medicos/confirmar',
  },
  staff: {
    entrance: '/admin-login',
    code: '/admin-login/codigo',
    area: '/admin-panel',
    reset: '/admin-login/recuperar',
    email: '/admin-login/correo',
    security: '/admin-panel/seguridad',
    confirm: '/admin-panel/confirmar',
  },
} as const satisfies Record<AccountKind, Record<string, string>>;

export const accountKinds = ['patient', 'doctor', 'staff'] as const satisfies readonly AccountKind[];

let people = 0;

/** An account of a kind. Doctors and staff have a second factor; patients have none. */
export async function ownAccount(db: Database, kind: AccountKind, at: string) {
  people += 1;
  const email = `propia${people}@correo.example`;
  if (kind === 'patient') return { ...(await patientAccount(db, at, email)), secret: null };
  const roles = kind === 'staff' ? (['reception'] as const) : [];
  return { ...(await makeAccount(db, { kind, email, name: 'Ana Restrepo', roles, at })), email };
}

/** An account, and the cookie of a session with all steps behind it. */
export async function ownVisit(db: Database, kind: AccountKind, at: string) {
  const account = await ownAccount(db, kind, at);
  return { ...account, cookie: await signedIn(db, account.id, { kind, at }) };
}

export const enterArea = (site: TestSite, kind: AccountKind, email: string, clave = testPassword, cookie = '') =>
  postForm(site, ownPages[kind].entrance, { correo: email, clave }, cookie);

/** Signs in with the code of the authenticator app: the cookies of the session and of the device. */
export async function enterWithApp(
  site: TestSite,
  kind: AccountKind,
  { email, secret, at }: { email: string; secret: Buffer; at: string },
) {
  const half = cookiesOf(await enterArea(site, kind, email))['__Host-session'] ?? '';
  return postForm(site, ownPages[kind].code, { codigo: codeAt(secret, at) }, half);
}

/** Whether a cookie still opens the area. */
export const opensArea = async (site: TestSite, kind: AccountKind, cookie: string): Promise<boolean> =>
  (await site.get(ownPages[kind].area, { headers: { Cookie: cookie } })).status === 200;

/** The names of the mails to an address, by the alphabet: mails of one transaction have one time. */
export async function mailNamesTo(db: Database, email: string): Promise<string[]> {
  const rows = await db.selectFrom('outbox').selectAll().execute();
  return rows
    .filter(({ id, recipient }) => testVault.open('mail', recipient, id) === email)
    .map(({ template }) => template)
    .toSorted();
}

/** An answer without what differs in each: its request's id. */
export async function comparable(response: Response) {
  const { 'x-request-id': _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}
