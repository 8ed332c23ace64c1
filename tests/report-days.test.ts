import { expect, test } from 'vitest';

import { indexOf } from '../app/domain/exam-search/index-of.ts';
import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import { isEmergencyOnly } from '../app/domain/exams/urgent.ts';
import { addDays } from '../app/domain/laboratory/opening-hours.ts';
import { expandPanels } from '../app/domain/preparation/expand-panels.ts';
import { laboratoryCalendar } from '../app/domain/promise/laboratory-calendar.ts';
import { latestPromise } from '../app/domain/promise/latest-promise.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import siteConfig from '../site.config.ts';

// Lists of exams show these days, and the exam's page the date: the two must not contradict each other.
const monday = '2026-11-16';
const calendar = laboratoryCalendar(siteConfig.openingHours, () => null);
const catalogue = createCatalogue(demonstrationExams, '17:00');
const records = indexOf(catalogue).records.filter(({ urgent }) => !isEmergencyOnly(urgent));

/** The working days from an arrival at 6:00 on a day of that week to the promised date. */
function promisedDays(code: string, day: number): number {
  const exam = catalogue.byCode.get(code);
  const parts = exam ? expandPanels([exam], catalogue.byCode).exams.map((one) => one.exam) : [];
  const arrival = addDays(monday, day);
  const { due } = latestPromise(parts, { date: arrival, minutes: 6 * 60 }, calendar);
  if (!due) throw new Error(`${code} is never ready`);
  let working = 0;
  for (let date = addDays(arrival, 1); date <= due.date; date = addDays(date, 1))
    if (calendar.dayOn(date).isWorking) working += 1;
  return working;
}

test('no exam is promised later than its row in a list says', () => {
  const late = records.filter(({ code, reportDays }) =>
    [0, 1, 2, 3, 4, 5].some((day) => promisedDays(code, day) > reportDays),
  );
  expect(records.length).toBeGreaterThan(1_000);
  expect(late.map(({ code }) => code)).toEqual([]);
});

test('the row names the longest wait of the week for nearly all exams, and never two days more', () => {
  const longest = records.map(({ code, reportDays }) => ({
    code,
    more: reportDays - Math.max(...[0, 1, 2, 3, 4, 5].map((day) => promisedDays(code, day))),
  }));
  expect(longest.filter(({ more }) => more > 1)).toEqual([]);
  expect(longest.filter(({ more }) => more === 0).length).toBeGreaterThan(0.9 * records.length);
});
