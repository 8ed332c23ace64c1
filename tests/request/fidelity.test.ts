import { expect, test } from 'vitest';

import { defaultCriticalLimits } from '../../app/domain/critical/critical-limits.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { receiveMessage } from '../../app/domain/messages-in/receive-message.server.ts';
import { createSender } from '../../app/domain/messages-in/senders.server.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { testVault } from '../support/host.ts';
import { textOf } from '../support/html.ts';
import { startLinkVisit } from '../support/link-visits.ts';
import { pdfText } from '../support/pdf-text.ts';
import { openResultStages, type ResultStage } from '../support/result-stage.ts';
import { releaseReport } from '../support/results.ts';

// A value is the same string in the message, on the page, and in every file: numbers stay text from the byte to the glyph.

const start = '2026-11-17T15:00:00Z';
const stages = await openResultStages(start);

/** OBX-5 as it is in the message, and the text that everybody reads. */
const values = [
  { type: 'NM', sent: '1.10', shown: '1.10' },
  { type: 'NM', sent: '<5', shown: '<5' },
  { type: 'SN', sent: '>=^0.5', shown: '>=0.5' },
  { type: 'SN', sent: '^1^:^128', shown: '1:128' },
  { type: 'ST', sent: 'a\\F\\b \\T\\ \\S\\', shown: 'a|b & ^' },
  { type: 'ST', sent: 'Añil ñandú', shown: 'Añil ñandú' },
  { type: 'NM', sent: '0.000', shown: '0.000' },
  { type: 'NM', sent: '4,30', shown: '4,30' },
  { type: 'ST', sent: '#let x = $1$ *a* _b_ @c', shown: '#let x = $1$ *a* _b_ @c' },
] as const;

const message = [
  'MSH|^~\\&|LIS|LAB|YARUMO|SEDE|20261117093000-0500||ORU^R01^ORU_R01|FID1|P|2.5.1|||||||UNICODE UTF-8',
  'PID|1||99001^^^^CC||Ríos^Canarita||19880229|F',
  'OBR|1|O-FID^HIS|F-FID^LIS|903841^GLUCOSA^CUPS^1558-6^Glucose^LN|||20261117064500|||||||20261117070000||||||||20261117093000||CH|F',
  ...values.map(({ type, sent }, at) => `OBX|${at + 1}|${type}|V${at}^Valor ${at}^L||${sent}|mg/dL|0.50-1.20||||F`),
  'NTE|1|L|Comentario de prueba',
  '',
].join('\r');

/** Receives the message, releases its report, and returns how a link reads it. */
async function received({ db, scientist, site }: ResultStage) {
  const sender = { application: 'LIS', facility: 'LAB' };
  const made = await db
    .transaction()
    .execute((transaction) => createSender(transaction, { ...sender, name: 'LIS', networks: [] }, new Date(start)));
  const needs = {
    db,
    vault: testVault,
    now: new Date(start),
    timeZone: 'America/Bogota',
    criticalLimits: defaultCriticalLimits,
  };
  const origin = { request: null, session: null, client: null };
  const catalogue = createCatalogue(demonstrationExams);
  await receiveMessage({ ...needs, origin, catalogue }, { ...sender, id: made.id }, new TextEncoder().encode(message));
  const report = await db
    .selectFrom('reports')
    .selectAll()
    .where('filler_number', '=', 'F-FID')
    .executeTakeFirstOrThrow();
  await releaseReport(db, report.id, { account: scientist });
  const headers = { Cookie: await startLinkVisit(db, report.order_id, start) };
  return (path: string) => site.get(`/portal-resultados/resultado/${report.id}${path}`, { headers });
}

test.each(stages)('$name: every value is the same string everywhere', async (stage) => {
  const get = await received(stage);
  const page = textOf(await (await get('')).text()).replace(/\s+/g, ' ');
  const csv = await (await get('/archivo/csv')).text();
  const fhir = await (await get('/archivo/fhir')).text();
  const pdf = await pdfText(await (await get('/archivo/pdf-carta')).arrayBuffer());
  for (const { shown } of values) {
    expect(page).toContain(shown);
    expect(csv).toMatch(new RegExp(`;"?${shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?;mg/dL`));
    expect(pdf).toContain(shown);
    const [, comparator = '', digits] = /^([<>]=?)?(\d+\.?\d*)$/.exec(shown) ?? [];
    if (digits === undefined) expect(fhir).toContain(`"valueString": ${JSON.stringify(shown)}`);
    else
      expect(fhir.replace(/\s+/g, '')).toContain(
        `"valueQuantity":{"value":${digits},${comparator ? `"comparator":"${comparator}",` : ''}"unit":"mg/dL"`,
      );
  }
  for (const words of ['Canarita', 'Comentario de prueba', 'Página 1 de', '····', '0.50-1.20', 'Lo revisó y lo liberó'])
    expect(pdf).toContain(words);
  // All words of the table of the file are on the page.
  for (const words of [
    'Beatriz Ochoa, bacteriología',
    '17 de noviembre de 2026',
    'Datos de este resultado',
    'Comentario de prueba',
  ])
    expect([page.includes(words), pdf.includes(words)]).toEqual([true, true]);
});
