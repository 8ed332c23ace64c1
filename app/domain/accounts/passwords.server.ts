import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP Password Storage: Argon2id with at least 19 MiB, 2 passes, 1 lane. */
const passwordHashing = { memoryKiB: 19_456, passes: 2, parallelism: 1, saltBytes: 16, hashBytes: 32 } as const;

/** Hashing runs in Node's thread pool. More at once would take the threads of files and name look-ups. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 32;

/** Too many sign-ins at once. The caller answers 503 and asks to try again. */
export class HashingBusy extends Error {}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new HashingBusy();
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

/** NFC, because keyboards differ in how they write 'ñ'. Nothing is trimmed or cut. */
const normalized = (password: string): Buffer => Buffer.from(password.normalize('NFC'));

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** → '$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>' (PHC string format) */
export function hashPassword(password: string): Promise<string> {
  const { memoryKiB, passes, parallelism, saltBytes, hashBytes } = passwordHashing;
  return inTurn(async () => {
    const salt = randomBytes(saltBytes);
    const hash = await derive(password, salt, passwordHashing, hashBytes);
    return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
  });
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** The hash of a password that nobody has: comparing with it takes as long as comparing with an account's own. */
const nobody = `$argon2id$v=19$m=${passwordHashing.memoryKiB},t=${passwordHashing.passes},p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;

/** Whether the password has this hash. Without a hash it computes one anyway, so the time says nothing about accounts. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', hash = ''] = (stored ?? nobody).match(phc) ?? [];
  const expected = Buffer.from(hash, 'base64');
  const parameters = { memoryKiB: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  const found = await inTurn(() => derive(password, Buffer.from(salt, 'base64'), parameters, expected.length));
  return timingSafeEqual(found, expected) && stored !== null;
}

/** Whether a hash is weaker than today's parameters: the next sign-in replaces it. */
export function isWeakHash(stored: string): boolean {
  const [, memory, passes] = stored.match(phc) ?? [];
  return Number(memory) < passwordHashing.memoryKiB || Number(passes) < passwordHashing.passes;
}
