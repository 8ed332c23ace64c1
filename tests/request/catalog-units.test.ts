import { expect, test } from 'vitest';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { reportToRelease } from '../../app/domain/release/report-queries.server.ts';
import { openDatabase } from '../../app/platform/database.server.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { openEngines } from '../support/engines.ts';
import { messageIntake } from '../support/message-intake.ts';
import { potassium } from '../support/result-messages.ts';

// The release rules read the unit of a component in the catalog. A component without a unit (`null`) counted as missing, so the unit of
// another exam's component replaced its own.

for (const engine of await openEngines(openDatabase)) {
  const { opened, needs, send, reportOf } = messageIntake(engine);

  test(`${engine.name}: the exam’s own component decides the unit, even if it has none`, async () => {
    await send(potassium({ control: 'unit-1', filler: 'U1', document: '1001', value: '4.1' }));
    const report = await reportOf('U1');
    if (!report) throw new Error('The message brought no report.');
    const unitOf = async (own: string | null, other: string) => {
      const exams = demonstrationExams.map((exam) => ({
        ...exam,
        components: exam.components.map((component) =>
          component.loinc === '2823-3' ? { ...component, unit: exam.code === report.exam ? own : other } : component,
        ),
      }));
      const [first] = exams.filter(({ code }) => code === report.exam);
      const twin = first && {
        ...first,
        code: 'TWIN',
        slug: 'twin',
        components: first.components.map((component) => ({ ...component, unit: other })),
      };
      const catalogue = createCatalogue(twin ? [twin, ...exams] : exams);
      const { observations } = await reportToRelease(opened.db, { vault: needs().vault, catalogue }, report);
      return observations.map(({ catalogUnit }) => catalogUnit);
    };
    expect([await unitOf('mmol/L', 'g'), await unitOf(null, 'g')]).toEqual([['mmol/L'], [null]]);
  });
}
