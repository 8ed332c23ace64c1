import { randomUUID } from 'node:crypto';

/** Returns the ID of a new row. It is random, so that it does not reveal the number of rows. */
export const newId = (): string => randomUUID();
