import { expect, test } from 'vitest';
import { indexOf } from '../app/domain/exam-search/index-of.ts';
import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import { expandPanels } from '../app/domain/preparation/expand-panels.ts';
import { laboratoryCalendar } from '../app/domain/promise/laboratory-calendar.ts';
import { latestPromise } from '../app/domain/promise/latest-promise.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import siteConfig from '../site.config.ts';

// The catalog stated "the same day" for forty exams that the calendar promised for the next day.
test('a same-day exam is promised for the same day if the patient comes early on a working day', () => {
  const calendar = laboratoryCalendar(siteConfig.openingHours, () => null);
  const catalogue = createCatalogue(demonstrationExams, '17:00');
  const called = indexOf(catalogue).records.filter(({ sameDay }) => sameDay);
  const late = called.filter(({ code }) => {
    const exam = catalogue.byCode.get(code);
    const parts = exam ? expandPanels([exam], catalogue.byCode).exams.map((one) => one.exam) : [];
    return latestPromise(parts, { date: '2026-11-24', minutes: 6 * 60 }, calendar).due?.date !== '2026-11-24';
  });
  expect(called.length).toBeGreaterThan(100);
  expect(late.map(({ code }) => code)).toEqual([]);
});
