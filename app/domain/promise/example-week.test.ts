import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import siteConfig from '../../../site.config.ts';
import { exampleWeek, shareOfWeek, weekGroups } from './example-week.ts';

const examAt = (slug: string) => {
  const exam = demonstrationExams.find((one) => one.slug === slug);
  if (!exam) throw new Error(`no exam ${slug}`);
  return exam;
};
const groups = [weekGroups.routine.map(examAt), weekGroups.specialized.map(examAt)];

describe('the example week', () => {
  test('states what the promise states', () => {
    const { arrivals } = exampleWeek(groups, siteConfig.openingHours);
    expect(
      arrivals.map(({ arrival, due }) => [
        arrival.date,
        arrival.minutes / 60,
        ...due.map(({ date, by }) => `${date} ${by}`),
      ]),
    ).toMatchInlineSnapshot(`
      [
        [
          "2024-01-01",
          8,
          "2024-01-01 17:00",
          "2024-01-03 17:00",
        ],
        [
          "2024-01-01",
          15,
          "2024-01-02 17:00",
          "2024-01-04 17:00",
        ],
        [
          "2024-01-05",
          15,
          "2024-01-08 11:00",
          "2024-01-10 17:00",
        ],
        [
          "2024-01-06",
          9,
          "2024-01-08 11:00",
          "2024-01-10 17:00",
        ],
      ]
    `);
  });

  test('has the cut-off that the pages state', () => {
    expect(exampleWeek(groups, siteConfig.openingHours).cutOff).toBe(11 * 60);
    expect(exampleWeek([], siteConfig.openingHours).cutOff).toBeNull();
  });

  test('leaves out an arrival while the laboratory is closed', () => {
    const { arrivals } = exampleWeek(groups, [
      { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '07:30', closes: '12:00' },
    ]);
    expect(arrivals.map(({ arrival }) => arrival)).toEqual([{ date: '2024-01-01', minutes: 480 }]);
  });

  test('is at least a week, and ends with the last result', () => {
    const week = exampleWeek(groups, siteConfig.openingHours);
    expect(week.days.length).toBeGreaterThanOrEqual(7);
    for (const { due } of week.arrivals)
      for (const { date } of due) expect(week.days.map((day) => day.date)).toContain(date);
  });
});

test('a moment has its place in the week', () => {
  const week = exampleWeek(groups, siteConfig.openingHours);
  expect(shareOfWeek({ date: '2024-01-01', minutes: 0 }, week)).toBe(0);
  expect(shareOfWeek({ date: '2024-01-02', minutes: 720 }, week) * week.days.length).toBeCloseTo(1.5);
});
