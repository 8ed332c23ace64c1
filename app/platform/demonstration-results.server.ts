import {
  demonstrationKey,
  demonstrationMessages,
  demonstrationSender,
} from '../../db/seed/results/demonstration-messages.ts';
import { receiveMessage } from '../domain/messages-in/receive-message.server.ts';
import { createSender } from '../domain/messages-in/senders.server.ts';
import { ingestNeeds } from './intake.server.ts';
import type { Services } from './services.ts';

/** Sends the demonstration's messages in, once, through the function that receives every message. */
export async function ensureDemonstrationResults(services: Services): Promise<void> {
  const { db, isDemonstration, now } = services;
  if (!isDemonstration || (await db.selectFrom('senders').select('id').limit(1).executeTakeFirst())) return;
  const { id } = await db
    .transaction()
    .execute((transaction) => createSender(transaction, { ...demonstrationSender, key: demonstrationKey }, now()));
  const needs = await ingestNeeds(services);
  const bytes = new TextEncoder();
  for (const message of demonstrationMessages)
    await receiveMessage(needs, { ...demonstrationSender, id }, bytes.encode(message));
}
