import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { SenderCodes } from './sender-codes.ts';

/** Reads the mappings of a sender that are in force. */
export async function codesOfSender(db: Kysely<Tables>, sender: string): Promise<SenderCodes> {
  const rows = await db
    .selectFrom('sender_codes')
    .select(['kind', 'code', 'meaning'])
    .where('sender', '=', sender)
    .where('ended_at', 'is', null)
    .execute();
  const of = (kind: string) =>
    new Map(rows.filter((row) => row.kind === kind).map(({ code, meaning }) => [code, meaning] as const));
  return { exams: of('exam'), units: of('unit') };
}
