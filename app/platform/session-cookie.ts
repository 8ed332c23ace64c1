import { DEVICE_SECONDS } from '../domain/accounts/device-rules.ts';
import type { AccountKind } from '../domain/accounts/session-limits.ts';

/**
 * The session's cookie. `__Host-` makes browsers refuse it without https, from another path, and from a subdomain; on a developer's machine
 * without https it has no prefix. It has no end of its own: the session's row in the database decides.
 */
const cookieName = (publicUrl: string, name = 'session'): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** The value of the session's cookie; null without one. Of two cookies with the name, the browser sends the more specific one first. */
export const sessionTokenIn = (cookies: string | null, publicUrl: string): string | null =>
  tokenIn(cookies, cookieName(publicUrl));

/** The value of the cookie of a confirmed device. It opens nothing by itself: only with the password of its account. */
export const deviceTokenIn = (cookies: string | null, publicUrl: string, kind: AccountKind): string | null =>
  tokenIn(cookies, deviceName(publicUrl, kind));

/** One cookie for each kind of account: a doctor who is also a patient has both on one device. */
const deviceName = (publicUrl: string, kind: AccountKind): string =>
  cookieName(publicUrl, kind === 'patient' ? 'device' : `device-${kind}`);

function tokenIn(cookies: string | null, name: string): string | null {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, token] = pairs.find(([key]) => key === name) ?? [];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** `Strict` for staff: a link from elsewhere opens the panel signed out. `Lax` for patients and doctors, who follow links in mails. */
export const sessionCookie = (publicUrl: string, token: string, site: 'Strict' | 'Lax'): string =>
  `${cookieName(publicUrl)}=${token}; Path=/; HttpOnly; SameSite=${site}${secure(publicUrl)}`;

/** Stays after signing out, so that the next sign-in on this device needs no code. */
export const deviceCookie = (publicUrl: string, token: string, kind: AccountKind): string =>
  `${deviceName(publicUrl, kind)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_SECONDS}${secure(publicUrl)}`;

export const expiredSessionCookie = (publicUrl: string): string =>
  `${cookieName(publicUrl)}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${secure(publicUrl)}`;

const secure = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '; Secure' : '');
