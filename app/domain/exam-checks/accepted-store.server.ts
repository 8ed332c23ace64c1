import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import type { AcceptedFinding } from './accepted-findings.server.ts';
import type { FindingKind } from './check-finding.ts';

type Database = Kysely<Tables>;

/** Reads all findings that the laboratory has accepted, ordered by exam code. */
export async function readAccepted(db: Database): Promise<AcceptedFinding[]> {
  const rows = await db.selectFrom('accepted_findings').selectAll().orderBy('exam').execute();
  return rows.map(({ exam, rule, sentence_hash, reason }) => ({
    exam,
    // `writeAccepted` wrote this column. A rule that no longer exists matches nothing.
    rule: rule as FindingKind,
    sentenceHash: sentence_hash,
    reason,
  }));
}

/** Stores accepted findings. A finding that was already accepted gets the new reason. */
export async function writeAccepted(db: Database, accepted: readonly AcceptedFinding[]): Promise<void> {
  for (const { exam, rule, sentenceHash, reason } of accepted) {
    await db
      .insertInto('accepted_findings')
      .values({ exam, rule, sentence_hash: sentenceHash, reason })
      .onConflict((conflict) => conflict.columns(['exam', 'rule', 'sentence_hash']).doUpdateSet({ reason }))
      .execute();
  }
}

/** Deletes the acceptances of sentences that an exam no longer has. */
export async function deleteAccepted(db: Database, accepted: readonly AcceptedFinding[]): Promise<void> {
  for (const { exam, rule, sentenceHash } of accepted) {
    await db
      .deleteFrom('accepted_findings')
      .where('exam', '=', exam)
      .where('rule', '=', rule)
      .where('sentence_hash', '=', sentenceHash)
      .execute();
  }
}
