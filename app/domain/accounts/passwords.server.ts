import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** The Argon2id parameters. OWASP Password Storage requires at least 19 MiB, 2 passes, and 1 lane. */
const passwordHashing = { memoryKiB: 19_456, passes: 2, parallelism: 1, saltBytes: 16, hashBytes: 32 } as const;

/**
 * The number of hashes computed at the same time. Hashing runs in Node's thread pool, and more would take the threads that read files and
 * resolve names.
 */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 32;

/** Thrown if too many passwords are waiting to be hashed. The caller responds with status 503 and asks the visitor to try again. */
export class HashingBusy extends Error {}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new HashingBusy();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

interface Parameters {
  memoryKiB: number;
  passes: number;
  parallelism: number;
}

const derive = (password: string, salt: Buffer, { memoryKiB, passes, parallelism }: Parameters, hashBytes: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const parameters = { message: normalized(password), nonce: salt, memory: memoryKiB, passes, parallelism };
    argon2('argon2id', { ...parameters, tagLength: hashBytes }, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });

/** Normalizes a password to NFC, because keyboards encode 'ñ' in different ways. It does not trim or shorten the password. */
const normalized = (password: string): Buffer => Buffer.from(password.normalize('NFC'));

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Returns the hash of a password in PHC string format: '$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>' */
export function hashPassword(password: string): Promise<string> {
  const { memoryKiB, passes, parallelism, saltBytes, hashBytes } = passwordHashing;
  return inTurn(async () => {
    const salt = randomBytes(saltBytes);
    const hash = await derive(password, salt, passwordHashing, hashBytes);
    return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
  });
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash that matches no password. Comparing with it takes as long as comparing with a real one. */
const nobody = `$argon2id$v=19$m=${passwordHashing.memoryKiB},t=${passwordHashing.passes},p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;

/**
 * Whether a password matches a stored hash. If there is none, it computes one anyway, so that the time does not reveal whether an account
 * exists.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', hash = ''] = (stored ?? nobody).match(phc) ?? [];
  const expected = Buffer.from(hash, 'base64');
  const parameters = { memoryKiB: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  const found = await inTurn(() => derive(password, Buffer.from(salt, 'base64'), parameters, expected.length));
  return timingSafeEqual(found, expected) && stored !== null;
}

/** Whether a hash is weaker than the current parameters. The next sign-in replaces such a hash. */
export function isWeakHash(stored: string): boolean {
  const [, memory, passes] = stored.match(phc) ?? [];
  return Number(memory) < passwordHashing.memoryKiB || Number(passes) < passwordHashing.passes;
}
