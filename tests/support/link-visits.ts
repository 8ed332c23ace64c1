import { startSession } from '../../app/domain/accounts/session-store.server.ts';
import { createResultLink, resultLinkPath } from '../../app/domain/reports/result-link.server.ts';
import { type Database, publicUrl, type TestSite, testVault } from './host.ts';

const sameOrigin = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' };

/** Posts a form as a browser does. */
export const postForm = (site: TestSite, path: string, fields: Record<string, string>, cookie = '') =>
  site.get(path, { method: 'POST', headers: { ...sameOrigin, Cookie: cookie }, body: new URLSearchParams(fields) });

/** Posts a form, and returns the page to which its answer leads. */
export async function postAndFollow(site: TestSite, path: string, fields: Record<string, string>, cookie: string) {
  const { headers } = await postForm(site, path, fields, cookie);
  return site.get(headers.get('Location') ?? '/no-location', { headers: { Cookie: cookie } });
}

/** ('1985-07-03') → the three boxes of the form */
export function birthdayFields(date: string): Record<string, string> {
  const [anio = '', mes = '', dia = ''] = date.split('-');
  return { 'nacimiento.dia': dia, 'nacimiento.mes': mes, 'nacimiento.anio': anio };
}

/** Returns the session cookie that an answer sets, as a `Cookie` header; '' if none. */
export const cookieOf = (response: Response): string => response.headers.get('Set-Cookie')?.split(';')[0] ?? '';

/** Creates a result link for an order, and returns its path. Older links of the order end. `at`: an ISO instant. */
export const createLinkPath = async (db: Database, order: string, at: string): Promise<string> =>
  resultLinkPath(
    await db.transaction().execute((transaction) => createResultLink(transaction, testVault, order, new Date(at))),
  );

/** Starts the visit that an opened link would start, and returns its cookie. `at`: an ISO instant. */
export const startLinkVisit = async (db: Database, order: string, at: string): Promise<string> => {
  const session = { kind: 'link', stage: 'full', account: null, scope: order, device: null, agent: '' } as const;
  const { token } = await db.transaction().execute((transaction) => startSession(transaction, session, new Date(at)));
  return `__Host-session=${token}`;
};
