import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { emailIndexOf } from '../../app/domain/accounts/account-store.server.ts';
import type { SessionKind } from '../../app/domain/accounts/session-limits.ts';
import { startSession } from '../../app/domain/accounts/session-store.server.ts';
import { createResultLink, resultLinkPath } from '../../app/domain/reports/result-link.server.ts';
import { createServices, readEnv } from './host.ts';
import { type ServedSite, serveSite } from './served-site.ts';

/** The demonstration on its own port and data. */
export interface DemonstrationSite extends ServedSite {
  /** The cookie of a person of the demonstration, after all steps of signing in: 'rosa'. */
  enter: (name: string, kind: SessionKind) => Promise<{ name: string; value: string }>;
  /** The path of a new result link to the order that the demonstration has released. */
  resultLink: () => Promise<string>;
}

/** Serves what `npm start` opens, in the process of the test. */
export async function serveDemonstration(): Promise<DemonstrationSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yarumo-demonstration-'));
  const services = await createServices(readEnv({ DATA_DIR: dataDir }));
  const { db, vault } = services;
  const site = await serveSite({
    db,
    change: ({ publicUrl, panelUrl, hosting }) => ({ ...services, publicUrl, panelUrl, hosting }),
  });
  return {
    ...site,
    enter: async (name, kind) => {
      const email = `${name}@${kind === 'patient' ? 'correo' : 'yarumo'}.example`;
      const { id: account } = await db
        .selectFrom('accounts')
        .select('id')
        .where('email_index', '=', emailIndexOf(vault, email))
        .executeTakeFirstOrThrow();
      const session = { kind, stage: 'full', account, device: null, agent: '' } as const;
      const { token } = await db
        .transaction()
        .execute((transaction) => startSession(transaction, session, services.now()));
      return { name: 'session', value: token };
    },
    resultLink: async () => {
      const { order_id: order } = await db
        .selectFrom('reports')
        .select('order_id')
        .where('released_version', 'is not', null)
        .executeTakeFirstOrThrow();
      return resultLinkPath(
        await db.transaction().execute((transaction) => createResultLink(transaction, vault, order, services.now())),
      );
    },
    close: async () => {
      await site.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
