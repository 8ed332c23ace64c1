import type { Kysely } from 'kysely';

import { compareTextByBytes } from '../byte-order.ts';

/** Gives lists the same order on both engines. */
export const up = (db: Kysely<unknown>): Promise<void> => compareTextByBytes(db);
