import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';

import type { Tables } from '../../../db/tables.ts';
import { isHeldReport, isUnreleased } from '../release/waiting-reports.server.ts';
import type { LiveListName } from './list-stamps.ts';

/** The rows that decide whether a list has changed: ids and states, and nothing of anybody. */
const rowsOf: Readonly<Record<LiveListName, (db: Kysely<Tables>, account: string | null) => Promise<unknown[]>>> = {
  resultados: (db) =>
    db
      .selectFrom('reports')
      .select(['id', 'status', 'latest_version', 'released_version'])
      .where((where) => where.or([isUnreleased(where), isHeldReport(where)]))
      .orderBy('id')
      .execute(),
  mensajes: (db) => db.selectFrom('inbox_messages').select(['id', 'state', 'version']).orderBy('id').execute(),
  domicilios: (db, account) =>
    db
      .selectFrom('home_visits')
      .select(['id', 'state', 'version'])
      .$if(account !== null, (query) => query.where('collector', '=', account))
      .orderBy('id')
      .execute(),
};

/** A text that changes when a list does. `account`: only what is assigned to it. */
export const stampOfList = async (db: Kysely<Tables>, name: LiveListName, account: string | null): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(await rowsOf[name](db, account)))
    .digest('base64url');
