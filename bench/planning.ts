import { examList } from '../app/catalogue/my-list/exam-list.ts';
import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import type { Exam } from '../app/domain/exams/exam.ts';
import { holidaysOf } from '../app/domain/laboratory/holiday-table.ts';
import { publicHolidays } from '../app/domain/laboratory/holidays.server.ts';
import { expandPanels } from '../app/domain/preparation/expand-panels.ts';
import { preparationPlan } from '../app/domain/preparation/preparation-plan.ts';
import { laboratoryCalendar } from '../app/domain/promise/laboratory-calendar.ts';
import { latestPromise } from '../app/domain/promise/latest-promise.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import siteConfig from '../site.config.ts';
import { microseconds, quantile, type Row, table, times } from './figures.ts';

const LISTS = 400;
const PRIME = 7919;
const MONDAY = '2026-11-16';
const catalogue = createCatalogue(demonstrationExams);
const calendar = laboratoryCalendar(siteConfig.openingHours, holidaysOf(publicHolidays('CO', 2026, 2028)));

/** Measures a plan, its dates and a promise against the time to serialize the same answer as JSON, which calibrates for the machine. */
export function planning(say: (progress: string) => void): string {
  const rows = [1, 3, 8, 25, 60].flatMap((count) => {
    const lists = Array.from({ length: LISTS }, (_, index) => someExams(count, index));
    const exams = count === 1 ? 'an exam' : `${count} exams`;
    say(`Plans and promises of ${exams} …`);
    return [
      rowOf(`plan of ${exams}`, lists, (list) => preparationPlan(list, catalogue.byCode)),
      rowOf(`promise of ${exams}`, lists, (list, index) => latestPromise(partsOf(list), momentOf(index), calendar)),
      rowOf(`list of ${exams}: plan, days of the visits, dates`, lists, (list, index) =>
        examList(
          { codes: list.map(({ code }) => code), day: '', hour: '' },
          catalogue.byCode,
          momentOf(index),
          calendar,
        ),
      ),
    ];
  });
  return table('Plans and promises', 'as JSON', rows, [
    `${LISTS} lists of each length, drawn from the ${demonstrationExams.length} exams of the demonstration; ours alternates with the JSON of its answer; medians, with our 99th percentile after the slash.`,
    'Promises are computed for moments across two weeks, including holidays.',
  ]);
}

const partsOf = (list: readonly Exam[]): Exam[] => expandPanels(list, catalogue.byCode).exams.map(({ exam }) => exam);

/** Measures one kind of answer for all lists. */
function rowOf(what: string, lists: readonly Exam[][], answer: (list: Exam[], index: number) => unknown): Row {
  const ours: number[] = [];
  const serializing: number[] = [];
  for (const round of [0, 1, 2]) {
    for (const [index, list] of lists.entries()) {
      const begun = performance.now();
      const answered = answer(list, index);
      const computed = performance.now();
      JSON.stringify(answered);
      // The first round warms up.
      if (round > 0) ours.push(computed - begun);
      if (round > 0) serializing.push(performance.now() - computed);
    }
  }
  const [middle, reference] = [quantile(ours, 0.5), quantile(serializing, 0.5)];
  return {
    what,
    reference: microseconds(reference),
    ours: `${microseconds(middle)} / ${microseconds(quantile(ours, 0.99))}`,
    ratio: times(middle / reference),
  };
}

/** The same exams for the same number on every machine, from a linear congruential generator. */
function someExams(count: number, seed: number): Exam[] {
  let state = seed + 1;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return demonstrationExams[state % demonstrationExams.length];
  }).filter((exam) => exam !== undefined);
}

/** A moment within two weeks from a Monday; the prime spreads the moments. */
const momentOf = (index: number) => {
  const minutes = (index * PRIME) % (14 * 1440);
  const date = new Date(Date.parse(MONDAY) + Math.floor(minutes / 1440) * 86_400_000).toISOString().slice(0, 10);
  return { date, minutes: minutes % 1440 };
};
