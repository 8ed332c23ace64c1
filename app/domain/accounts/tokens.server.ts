import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** 256 random bits for a cookie or a link. Only its hash is stored, so a copy of the database opens nothing. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The id of a row: random, so that it tells nobody how many rows there are. */
export const newId = (): string => randomUUID();
