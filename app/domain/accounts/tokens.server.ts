import { createHash, randomBytes } from 'node:crypto';

/** Returns 256 random bits for a cookie or link. Only the hash is stored, so a copy of the database does not open anything. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 suffices, without salt or stretching: a token has 256 random bits. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
