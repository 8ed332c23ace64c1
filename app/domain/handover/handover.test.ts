import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { counselingKinds } from '../exams/exam.ts';
import { laboratoryCalendar } from '../promise/laboratory-calendar.ts';
import { collectionFrom, collectors, handoverOf, isDue } from './handover.ts';

const none = { counselling: 'none' } as const;
const sti = { counselling: 'hiv-sti' } as const;
const paternity = { counselling: 'paternity' } as const;

describe('permission to collect a result', () => {
  test.each([
    [[none], 'self', 'yes', 'none', ['own-id', 'receipt']],
    [[none], 'other', 'yes', 'none', ['authorization', 'own-id', 'patient-id', 'receipt']],
    [[none], 'guardian', 'yes', 'none', ['own-id', 'minor-document', 'receipt']],
    [[sti], 'self', 'with-counseling', 'hiv-sti', ['own-id', 'receipt']],
    [[sti], 'other', 'no', 'hiv-sti', []],
    [[sti], 'guardian', 'call-first', 'hiv-sti', ['own-id', 'minor-document', 'receipt']],
    [[paternity], 'other', 'no', 'paternity', []],
  ] as const)('%o for %s: %s', (exams, collector, permission, rule, papers) => {
    expect(handoverOf(exams, collector)).toEqual({ permission, rule, papers });
  });

  test('the strictest rule decides for all exams that are handed over together, in any order', () => {
    for (const exams of [
      [none, paternity, sti],
      [sti, none, paternity],
    ])
      expect(handoverOf(exams, 'other')).toMatchObject({ permission: 'no', rule: 'hiv-sti' });
  });

  test('nobody else collects a result that the law reserves for the patient', () => {
    for (const rule of counselingKinds)
      for (const collector of collectors) {
        const { permission } = handoverOf([{ counselling: rule }], collector);
        if (rule === 'hiv-sti' && collector !== 'self') expect(['no', 'call-first']).toContain(permission);
        if (collector === 'self') expect(['yes', 'with-counseling']).toContain(permission);
      }
  });
});

describe('the time to collect a result', () => {
  const calendar = laboratoryCalendar(siteConfig.openingHours, () => null);
  const tuesday = { date: '2026-11-17', minutes: 600 };

  test.each([
    // At closing, no time is left that day; on Saturdays it closes at noon.
    ['2026-11-17', '15:00', { date: '2026-11-17', from: 900, until: 1020 }],
    ['2026-11-17', '17:00', { date: '2026-11-18', from: 360, until: 1020 }],
    ['2026-11-21', '12:00', { date: '2026-11-23', from: 360, until: 1020 }],
    ['2026-11-16', '15:00', { date: '2026-11-17', from: 600, until: 1020 }],
  ])('ready on %s before %s', (date, by, time) => {
    expect(collectionFrom({ date, by }, tuesday, calendar)).toEqual(time);
  });

  test('gives no time if the laboratory never opens', () => {
    expect(
      collectionFrom(
        { date: '2026-11-17', by: '15:00' },
        tuesday,
        laboratoryCalendar([], () => null),
      ),
    ).toBeNull();
  });

  test.each([
    ['10:01', false],
    ['10:00', true],
    ['09:59', true],
  ])('at ten, the promised time of %s has passed: %s', (by, passed) => {
    expect(isDue({ date: '2026-11-17', by }, tuesday)).toBe(passed);
  });
});
