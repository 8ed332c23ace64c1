import { calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { z } from 'zod';

export type PublicKeyFault = 'json' | 'private' | 'several' | 'kind' | 'weak';

/** The parts of a private or a shared key (RFC 7518, section 6). Somebody who pastes one has published it. */
const secretParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k', 'priv'];

const RSA_BITS = { least: 2048, most: 8192 } as const;

const base64url = z.string().regex(/^[\w-]+$/);
const named = { kid: z.string().min(1).max(200).optional(), use: z.literal('sig').optional() };

/** Each kind of key has one algorithm, except RSA: what a header says can never choose another kind (RFC 8725, 3.1). */
const kinds = z.union([
  z
    .object({ ...named, kty: z.literal('EC'), crv: z.literal('P-384'), x: base64url, y: base64url })
    .transform((key) => ({ ...key, alg: 'ES384' as const })),
  z
    .object({ ...named, kty: z.literal('EC'), crv: z.literal('P-256'), x: base64url, y: base64url })
    .transform((key) => ({ ...key, alg: 'ES256' as const })),
  z
    .object({ ...named, kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: base64url })
    .transform((key) => ({ ...key, alg: 'EdDSA' as const })),
  z.object({
    ...named,
    kty: z.literal('RSA'),
    n: base64url,
    e: base64url,
    alg: z.enum(['RS384', 'RS256']).default('RS384'),
  }),
]);

/** A public key of a laboratory system, with the only algorithm that it is good for. */
export type SenderPublicKey = z.output<typeof kinds>;

/** The algorithms that assertions may have. SMART Backend Services asks for the first two. */
export const assertionAlgorithms = ['ES384', 'RS384', 'ES256', 'RS256', 'EdDSA'] as const;

/** Reads a pasted JSON Web Key, alone or as the only one of a set. Only its public parts are kept. */
export async function readPublicKey(
  pasted: string,
): Promise<{ key: SenderPublicKey; fault: null } | { key: null; fault: PublicKeyFault }> {
  const one = onlyKey(pasted);
  if (typeof one === 'string') return { key: null, fault: one };
  if (secretParts.some((part) => part in one)) return { key: null, fault: 'private' };
  const { data: key } = kinds.safeParse(one);
  const alg = 'alg' in one ? one.alg : undefined;
  if (!key || (alg !== undefined && alg !== key.alg)) return { key: null, fault: 'kind' };
  if (key.kty === 'RSA' && !isStrong(key)) return { key: null, fault: 'weak' };
  // A point that is not on the curve is no key.
  if (!(await canBeImported(key))) return { key: null, fault: 'kind' };
  return { key: { ...key, kid: key.kid ?? (await calculateJwkThumbprint(plainKey(key))) }, fault: null };
}

/** Keys and values that the form may hold. Larger ones are no key. */
const MAX_CHARACTERS = 20_000;

function onlyKey(pasted: string): object | PublicKeyFault {
  if (pasted.length > MAX_CHARACTERS) return 'json';
  try {
    const read: unknown = JSON.parse(pasted);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return 'json';
    if (!('keys' in read)) return read;
    if (!Array.isArray(read.keys)) return 'json';
    const [first, ...others]: unknown[] = read.keys;
    if (typeof first !== 'object' || first === null) return 'json';
    return others.length > 0 ? 'several' : first;
  } catch {
    return 'json';
  }
}

const isStrong = ({ n, e }: { n: string; e: string }): boolean => {
  const modulus = Buffer.from(n, 'base64url');
  const bits = modulus.length * 8 - Math.clz32(modulus[0] ?? 0) + 24;
  return bits >= RSA_BITS.least && bits <= RSA_BITS.most && e === 'AQAB';
};

const canBeImported = (key: SenderPublicKey): Promise<boolean> =>
  importJWK(plainKey(key), key.alg).then(
    () => true,
    () => false,
  );

/** Without names that are undefined, as jose's types want it. */
export const plainKey = ({ kid, use, ...key }: SenderPublicKey): JWK => ({
  ...key,
  ...(kid && { kid }),
  ...(use && { use }),
});

/** A stored key: only `readPublicKey` makes what is stored. */
export const storedPublicKey = (text: string): SenderPublicKey => kinds.parse(JSON.parse(text));
