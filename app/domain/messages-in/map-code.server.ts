import type { Transaction } from 'kysely';

import type { SenderCodesTable } from '../../../db/intake-tables.ts';
import { newId } from '../../../db/new-id.ts';
import type { Tables } from '../../../db/tables.ts';
import { appendAudit, appendAudits } from '../audit/audit-log.server.ts';
import type { Catalogue } from '../exams/catalogue.ts';
import type { IngestNeeds } from './ingest-needs.server.ts';
import { type MessageActor, messageEvent } from './message-event.ts';
import { placeOne } from './place-message.server.ts';
import { type ResolveOutcome, resolve } from './resolve-message.server.ts';
import { isSameUnit } from './sent-units.ts';

export type MapOutcome = ResolveOutcome & { alsoPlaced?: number };

/** Parses the code that a message waits for: 'exam PRUEBA-X' → { kind: 'exam', code: 'PRUEBA-X' } */
function waitingCode(about: string | null): Pick<SenderCodesTable, 'kind' | 'code'> | null {
  const [, kind, code] = /^(exam|unit) (.+)$/su.exec(about ?? '') ?? [];
  if (code === undefined) return null;
  return { kind: kind === 'unit' ? 'unit' : 'exam', code };
}

/** Lists the units of the catalog, sorted. A sender's unit can be another spelling of one of them. */
export const catalogUnits = ({ exams }: Pick<Catalogue, 'exams'>): string[] =>
  [...new Set(exams.flatMap(({ components }) => components.flatMap(({ unit }) => unit ?? [])))].toSorted();

/**
 * Whether a meaning is allowed for a code. A unit of the catalog may not be mapped to a different unit, because that would change the
 * meaning of values.
 */
const isMeaning = (catalogue: Catalogue, { kind, code }: Pick<SenderCodesTable, 'kind' | 'code'>, meaning: string) =>
  kind === 'exam'
    ? catalogue.byCode.has(meaning)
    : catalogUnits(catalogue).includes(meaning) &&
      catalogUnits(catalogue).every((unit) => !isSameUnit(code, unit) || isSameUnit(meaning, unit));

/**
 * Stores the meaning of a sender's code, and places every message that waits for that code. A later mapping replaces an earlier one;
 * reports that were placed with the earlier one do not change.
 */
export async function mapCode(
  needs: IngestNeeds,
  actor: MessageActor,
  message: string,
  meaning: string,
): Promise<MapOutcome> {
  const mapped: { sender: string; about: string }[] = [];
  const outcome = await resolve(needs, { message, from: 'quarantined' }, async (transaction, { sender, about }) => {
    const code = waitingCode(about);
    if (!code || about === null || !isMeaning(needs.catalogue, code, meaning)) return null;
    const id = await storeMapping(transaction, needs, { ...code, sender, meaning, created_by: actor.account });
    mapped.push({ sender, about });
    return { event: messageEvent(actor, 'mapping.created', { id, kind: 'mapping' }), next: 'place' };
  });
  const [waiting] = mapped;
  return outcome.kind === 'done' && waiting
    ? { ...outcome, alsoPlaced: await placeWaitingFor(needs, waiting) }
    : outcome;
}

async function storeMapping(
  transaction: Transaction<Tables>,
  { now }: IngestNeeds,
  mapping: Omit<SenderCodesTable, 'id' | 'created_at' | 'ended_at' | 'ended_by'>,
): Promise<string> {
  const id = newId();
  const at = now.toISOString();
  await transaction
    .updateTable('sender_codes')
    .set({ ended_at: at, ended_by: mapping.created_by })
    .where('sender', '=', mapping.sender)
    .where('kind', '=', mapping.kind)
    .where('code', '=', mapping.code)
    .where('ended_at', 'is', null)
    .execute();
  await transaction
    .insertInto('sender_codes')
    .values({ ...mapping, id, created_at: at, ended_at: null, ended_by: null })
    .execute();
  return id;
}

/**
 * Places each waiting message in its own transaction, so that a message that still waits for something else does not block the others.
 * Returns the number of placed messages.
 */
async function placeWaitingFor(
  needs: IngestNeeds,
  { sender, about }: { sender: string; about: string },
): Promise<number> {
  const waiting = await needs.db
    .selectFrom('messages_in')
    .select('id')
    .where('sender', '=', sender)
    .where('about', '=', about)
    .where('state', '=', 'quarantined')
    .orderBy('received_at')
    .execute();
  let placed = 0;
  for (const { id } of waiting) {
    const state = await needs.db.transaction().execute(async (transaction) => {
      const one = await placeOne(transaction, needs, { id, from: 'quarantined' });
      await appendAudits(transaction, one.event ? [one.event] : [], needs.origin, needs.now);
      return one.state;
    });
    if (state === 'placed') placed += 1;
  }
  return placed;
}

export interface ListedMapping extends Pick<SenderCodesTable, 'id' | 'kind' | 'code' | 'meaning' | 'created_at'> {
  sender: string;
  by: string;
}

/** Lists the mappings in force, sorted by sender and code. */
export async function listMappings({ db, vault }: Pick<IngestNeeds, 'db' | 'vault'>): Promise<ListedMapping[]> {
  const rows = await db
    .selectFrom('sender_codes')
    .innerJoin('senders', 'senders.id', 'sender_codes.sender')
    .innerJoin('accounts', 'accounts.id', 'sender_codes.created_by')
    .select(['sender_codes.id', 'sender_codes.kind', 'code', 'meaning', 'sender_codes.created_at'])
    .select('senders.name as sender')
    .select(['accounts.id as account', 'accounts.name as sealedName'])
    .where('ended_at', 'is', null)
    .orderBy('senders.name')
    .orderBy('code')
    .execute();
  return rows.map(({ account, sealedName, ...row }) => ({
    ...row,
    by: vault.open('person-name', sealedName, account),
  }));
}

/** Ends a mapping, so that later messages with its code wait for staff again. Returns false if the mapping is not in force. */
export const endMapping = (
  needs: Pick<IngestNeeds, 'db' | 'now' | 'origin'>,
  actor: MessageActor,
  id: string,
): Promise<boolean> =>
  needs.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('sender_codes')
      .set({ ended_at: needs.now.toISOString(), ended_by: actor.account })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await appendAudit(
      transaction,
      messageEvent(actor, 'mapping.ended', { id, kind: 'mapping' }),
      needs.origin,
      needs.now,
    );
    return true;
  });
