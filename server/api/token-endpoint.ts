import { type Context, Hono } from 'hono';

import { apiBase } from '../../app/api/api-operations.ts';
import { issueToken, SENDER_SCOPE, TOKEN_SECONDS } from '../../app/domain/senders/access-tokens.server.ts';
import { ASSERTION_TYPE } from '../../app/domain/senders/client-assertion.server.ts';
import { mayConnectFrom } from '../../app/domain/senders/sender-access.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { addressOf, clientOf } from '../request-log.ts';
import { rateLimiter } from './rate-limit.ts';
import { bytesUpTo } from './request-bytes.ts';

const TOKENS_PER_MINUTE = 60;
/** In bytes. An assertion with an RSA signature takes less than two kilobytes. */
const FORM_LIMIT = 16 * 1024;

const tokenPath = `${apiBase}/oauth/token`;

/** The address that assertions name as their audience. */
export const tokenAddress = ({ publicUrl }: Pick<Services, 'publicUrl'>): string => publicUrl + tokenPath;

type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'
  | 'temporarily_unavailable';

/**
 * `POST /api/v1/oauth/token`: an access token for a laboratory system that signs an assertion (RFC 6749, 4.4; RFC 7523, 2.2; SMART Backend
 * Services). Cookies and the Origin header play no part.
 */
export function tokenEndpoint(services: Services): Hono {
  const { api, now } = services;
  const spend = rateLimiter({ requests: TOKENS_PER_MINUTE, seconds: 60 });
  const app = new Hono();
  app.post(tokenPath, async (c) => {
    const { allowed, seconds } = spend(clientOf(c, api.trustedProxies), now().getTime());
    if (!allowed) return refused(c, 429, 'temporarily_unavailable', { 'Retry-After': String(seconds) });
    const form = await formOf(c);
    if (!form) return refused(c, 400, 'invalid_request');
    if (form.get('grant_type') !== 'client_credentials') return refused(c, 400, 'unsupported_grant_type');
    if (form.get('client_assertion_type') !== ASSERTION_TYPE) return refused(c, 400, 'invalid_request');
    const scopes = (form.get('scope') ?? SENDER_SCOPE).split(' ').filter(Boolean);
    // A system that asks for more gets what there is, and reads it in the answer (RFC 6749, 3.3).
    if (!scopes.includes(SENDER_SCOPE)) return refused(c, 400, 'invalid_scope');
    const token = await issueToken(tokenNeeds(c, services), form.get('client_assertion') ?? '');
    if (token === null) return refused(c, 401, 'invalid_client');
    const answer = { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS, scope: SENDER_SCOPE };
    return c.json(answer, 200, noStore);
  });
  app.all(tokenPath, (c) => refused(c, 405, 'invalid_request', { Allow: 'POST' }));
  return app;
}

function tokenNeeds(c: Context, services: Services) {
  const { db, now, api } = services;
  return {
    db,
    now: now(),
    audience: tokenAddress(services),
    origin: { request: c.get('requestId') ?? null, session: null, client: null },
    mayConnect: (sender: Parameters<typeof mayConnectFrom>[0]) =>
      mayConnectFrom(sender, addressOf(c, api.trustedProxies)),
  };
}

/** The form of a request; null without a form, or if it says anything twice (RFC 6749, 3.2). */
async function formOf(c: Context): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) return null;
  const bytes = await bytesUpTo(c, FORM_LIMIT);
  const form = bytes && new URLSearchParams(Buffer.from(bytes).toString('utf8'));
  return form && new Set(form.keys()).size === form.size ? form : null;
}

const noStore = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

const refused = (c: Context, status: 400 | 401 | 405 | 429, error: OAuthError, headers: Record<string, string> = {}) =>
  c.json({ error }, status, { ...noStore, ...headers });
