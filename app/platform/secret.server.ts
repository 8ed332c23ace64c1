import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { type Env, EnvError } from './env.ts';

/** 256 bits, the strength of the keys that are derived from it. */
const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

/**
 * The installation's secret: the file that SECRET_FILE names, or `secret` in the data folder, which the first start creates. It seals what a
 * stolen database must not reveal, so it is backed up apart from the database. Throws `EnvError` for a file that is too short, or that
 * other users of the machine may read.
 */
export function readSecret({ secretFile, dataDir }: Pick<Env, 'secretFile' | 'dataDir'>): Buffer {
  const path = secretFile ?? join(resolve(dataDir), 'secret');
  if (!secretFile && !existsSync(path)) createSecret(path);
  const name = secretFile ? 'SECRET_FILE' : 'The file of the secret';
  const text = readText(path, name);
  // A file that others may read is no secret. Windows has no such mode.
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0)
    throw new EnvError(`${name} (${path}) may be read by other users: run chmod 600 ${path}.`);
  const secret = Buffer.from(text.trim(), 'base64');
  if (secret.length < SECRET_BYTES || new Set(secret).size < SECRET_BYTES / 4)
    throw new EnvError(
      `${name} (${path}) must hold at least 32 random bytes in base64: create it with openssl rand -base64 32.`,
    );
  return secret;
}

function createSecret(path: string): void {
  mkdirSync(resolve(path, '..'), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${randomBytes(SECRET_BYTES).toString('base64')}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  chmodSync(path, OWNER_ONLY);
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvError(
      `${name} (${path}) cannot be read: check that it exists and that this user may read it (${reason}).`,
    );
  }
}
