import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238) with SHA-1, 30-second steps, and 6 digits, which every authenticator app supports. */

const STEP_SECONDS = 30;
const DIGITS = 6;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Generates a new secret. */
export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The number of the 30-second step: 1970-01-01T00:00:59Z → 1 */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** Returns the code of a step: HOTP (RFC 4226) of the step's number. */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Returns the step that the code belongs to: the current one or the one before it, because people type slowly. Returns null for a wrong
 * code, or for one that was already used (its step is not after `lastStep`).
 */
export function matchingStep(
  secret: Buffer,
  typed: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  const found = [current, current - 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  );
  return found !== undefined && found > lastStep ? found : null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes in Base32 (RFC 4648) without padding, as authenticator apps expect. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** An `otpauth:` URI that an authenticator app reads from a QR code. */
export const totpUri = (secret: Buffer, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${new URLSearchParams({
    secret: base32(secret),
    issuer,
  }).toString()}`;
