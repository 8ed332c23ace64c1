import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

import type { Vault, VaultPurpose } from '../domain/accounts/vault.ts';

/** The first field of a sealed text: which secret and format it has. */
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A vault over one secret of at least 32 random bytes. Each purpose derives two keys with HKDF-SHA-256: one for AES-256-GCM, one for
 * HMAC-SHA-256. The purpose and the row are authenticated with the text.
 */
export function secretVault(secret: Buffer): Vault {
  const keyFor = (use: 'seal' | 'index', purpose: VaultPurpose): KeyObject =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `yarumo ${use} ${purpose}`, 32)));
  const keys = new Map<string, KeyObject>();
  const key = (use: 'seal' | 'index', purpose: VaultPurpose): KeyObject => {
    const name = `${use} ${purpose}`;
    const known = keys.get(name) ?? keyFor(use, purpose);
    keys.set(name, known);
    return known;
  };
  return {
    seal(purpose, text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key('seal', purpose), nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${VERSION}.${sealed.toString('base64url')}`;
    },
    open(purpose, sealed, context) {
      const [version, body = ''] = sealed.split('.');
      if (version !== VERSION) throw new Error('A sealed field has an unknown version');
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key('seal', purpose), bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    },
    index: (purpose, text) => createHmac('sha256', key('index', purpose)).update(text).digest('base64url'),
  };
}

/** Identifies a secret without revealing it. The database remembers it, so that a process with another secret does not start. */
export const keyCheckOf = (secret: Buffer): string =>
  createHmac('sha256', secret).update('yarumo key check').digest('base64url').slice(0, 16);
