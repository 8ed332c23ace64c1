import { afterAll, beforeEach } from 'vitest';

import { openEngines } from './engines.ts';
import { type Database, openSite, type TestSite, testVault } from './host.ts';
import { makeAccount } from './people.ts';
import { makeOrder, makePerson, makeReport, type ResultPerson, releaseReport } from './results.ts';

/** A site on one engine, with a bacteriologist who releases results. */
export interface ResultStage {
  name: string;
  db: Database;
  site: TestSite;
  /** The bacteriologist's account. */
  scientist: string;
  /** A released result of a new person. */
  makeResult: (person?: ResultPerson) => Promise<{ person: string; order: string; report: string }>;
  auditOf: (person: string) => Promise<[action: string, role: string | null, reason: string | null][]>;
}

/** A stage on each engine, for all tests of a file. Each test begins at this instant, without counted attempts: all tests are one network. */
export async function openResultStages(at: string): Promise<ResultStage[]> {
  const engines = await openEngines();
  const stages = await Promise.all(engines.map(async ({ name, open }) => stageOn(name, await open(), at)));
  beforeEach(async () => {
    for (const { db, site } of stages) {
      await db.deleteFrom('attempts').execute();
      site.setClock(at);
    }
  });
  afterAll(async () => {
    await Promise.all(stages.map(({ db }) => db.destroy()));
    await Promise.all(engines.map(({ end }) => end()));
  });
  return stages;
}

async function stageOn(name: string, db: Database, at: string): Promise<ResultStage> {
  const site = await openSite({ db, at });
  const account = { name: 'Beatriz Ochoa', email: 'beatriz@yarumo.example', roles: ['bacteriologist'], at } as const;
  const { id: scientist } = await makeAccount(db, account);
  return {
    name,
    db,
    site,
    scientist,
    makeResult: async (given) => {
      const person = await makePerson(db, testVault, given);
      const order = await makeOrder(db, person);
      const report = await makeReport(db, order, { exam: 'QUI-001' });
      await releaseReport(db, report, { account: scientist });
      return { person, order: order.id, report };
    },
    auditOf: async (person) => {
      const rows = await db
        .selectFrom('audit')
        .select(['action', 'role', 'reason'])
        .where('subject', '=', person)
        .orderBy('seq')
        .execute();
      return rows.map(({ action, role, reason }) => [action, role, reason]);
    },
  };
}
