import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';

import { plainKey, type SenderPublicKey } from './public-key.server.ts';

/** `client_assertion_type` of RFC 7523, section 2.2. */
export const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** An assertion expires at most five minutes from now (SMART Backend Services). Clocks may differ by `CLOCK_SECONDS`. */
const MAX_ASSERTION_SECONDS = 300;
const CLOCK_SECONDS = 15;

const MAX_ASSERTION_CHARACTERS = 8_000;
const MAX_JTI_CHARACTERS = 500;

/** Headers that would supply the assertion's own key, and extensions that this server does not support. */
const forbiddenHeaders = ['jku', 'jwk', 'x5u', 'x5c', 'crit', 'b64', 'zip'];

/** Returns the client that an assertion names, before anything is verified; null if it names none. */
export function namedClient(assertion: string): string | null {
  if (assertion.length > MAX_ASSERTION_CHARACTERS) return null;
  try {
    const { iss, sub } = decodeJwt(assertion);
    return typeof iss === 'string' && iss === sub ? iss : null;
  } catch {
    return null;
  }
}

export interface ProvedAssertion {
  jti: string;
  /** The instant until which the `jti` must be remembered, to refuse a replay. */
  until: Date;
}

/**
 * Verifies an assertion (RFC 7523, section 3) with the public keys of the client that it names. The key decides the algorithm, never the
 * header. Null if anything is wrong; the caller does not learn what.
 */
export async function verifyAssertion(
  assertion: string,
  { client, keys, audience, now }: { client: string; keys: readonly SenderPublicKey[]; audience: string; now: Date },
): Promise<ProvedAssertion | null> {
  if (namedClient(assertion) !== client) return null;
  for (const key of keys) {
    const proved = await verifyWith(key, assertion, { client, audience, now });
    if (proved) return proved;
  }
  return null;
}

async function verifyWith(
  key: SenderPublicKey,
  assertion: string,
  { client, audience, now }: { client: string; audience: string; now: Date },
): Promise<ProvedAssertion | null> {
  try {
    const header = decodeProtectedHeader(assertion);
    if (forbiddenHeaders.some((name) => name in header)) return null;
    if (header.kid !== undefined && header.kid !== key.kid) return null;
    const { payload } = await jwtVerify(assertion, plainKey(key), {
      algorithms: [key.alg],
      issuer: client,
      subject: client,
      audience,
      requiredClaims: ['exp', 'jti'],
      clockTolerance: CLOCK_SECONDS,
      currentDate: now,
    });
    const { exp = 0, jti = '', aud } = payload;
    const isForUsAlone = aud === audience || (Array.isArray(aud) && aud.length === 1);
    const isShort = exp - now.getTime() / 1000 <= MAX_ASSERTION_SECONDS + CLOCK_SECONDS;
    if (!isForUsAlone || !isShort || typeof jti !== 'string' || jti === '' || jti.length > MAX_JTI_CHARACTERS)
      return null;
    // One second more, because jose compares whole seconds and `exp` may be fractional.
    return { jti, until: new Date((exp + CLOCK_SECONDS + 1) * 1000) };
  } catch {
    // jose throws for every invalid assertion.
    return null;
  }
}
