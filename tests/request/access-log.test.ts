import { expect, test } from 'vitest';

import { appendAudit } from '../../app/domain/audit/audit-log.server.ts';
import { textOf } from '../support/html.ts';
import { boundTo, patientVisit } from '../support/patient-accounts.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { makeReport, releaseReport } from '../support/results.ts';

// The page of accesses counted the results that wait for a hand-over, and said since when (D 47). On both engines.

const start = '2026-11-17T15:00:00Z';
const accessPath = '/portal-resultados/accesos';
const stages = await openResultStages(start);

/** Writes the event of a member of the staff about a report. */
const note = (
  { db, scientist }: ResultStage,
  person: string,
  { action, report }: { action: 'report.released' | 'report.reviewed' | 'counseling.recorded'; report: string },
) =>
  db.transaction().execute((transaction) =>
    appendAudit(
      transaction,
      {
        action,
        actor: { kind: 'account', id: scientist },
        role: 'bacteriologist',
        subject: person,
        object: { kind: 'report', id: report },
        outcome: 'done',
        reason: null,
      },
      { request: null, session: null, client: null },
      new Date(start),
    ),
  );

/** An adult with an account, a visible result, and a released one that waits for its hand-over. */
async function adult(stage: ResultStage) {
  const { person, order, report } = await stage.makeResult();
  const { sender } = await stage.db
    .selectFrom('orders')
    .select('sender')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const held = await makeReport(stage.db, { id: order, sender }, { needs_counseling: 1, code: 'HIV-CODE' });
  await releaseReport(stage.db, held, { account: stage.scientist });
  const account = await patientVisit(stage.db, start);
  await boundTo(stage.db, account.id, person, start);
  const log = async () => textOf(await stage.site.html(accessPath, { headers: { Cookie: account.cookie } }));
  return { person, report, held, log };
}

const times = (text: string, words: string): number => text.split(words).length - 1;

test.each(stages)('$name, D 47: the log counts the events of visible results only', async (stage) => {
  const { person, report, held, log } = await adult(stage);
  for (const one of [report, held]) {
    await note(stage, person, { action: 'report.reviewed', report: one });
    await note(stage, person, { action: 'report.released', report: one });
  }
  const before = await log();
  expect([times(before, 'Aprobó un resultado'), times(before, 'Revisó un resultado')]).toEqual([1, 1]);
  await note(stage, person, { action: 'counseling.recorded', report: held });
  await stage.db.updateTable('reports').set({ counseled_at: start }).where('id', '=', held).execute();
  const after = await log();
  expect(times(after, 'Aprobó un resultado')).toBe(2);
  expect(after).not.toContain('Registró una entrega');
  await stage.db
    .updateTable('reports')
    .set({ status: 'withdrawn', released_version: null })
    .where('id', '=', report)
    .execute();
  expect(times(await log(), 'Aprobó un resultado')).toBe(1);
});

test.each(stages)('$name, D 47: hidden events take no place among the hundred of the list', async (stage) => {
  const { person, report, held, log } = await adult(stage);
  await note(stage, person, { action: 'report.released', report });
  for (let events = 0; events < 101; events += 1)
    await note(stage, person, { action: 'report.reviewed', report: held });
  expect(times(await log(), 'Aprobó un resultado')).toBe(1);
});
