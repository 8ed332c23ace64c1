import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import siteConfig from '../../../site.config.ts';
import { createCatalogue } from '../../domain/exams/catalogue.ts';
import { publicLaboratory } from '../../domain/laboratory/public-laboratory.ts';
import { packPlanning, unpackPlanning } from './planning-data.ts';

const { exams, byCode } = createCatalogue(demonstrationExams);
const holidays = {
  country: 'CO',
  from: 2025,
  to: 2028,
  days: { '2026-12-08': { es: 'Inmaculada Concepción', en: 'Immaculate Conception' } },
};

test.each(['es', 'en'] as const)('the browser reads every exam in %s as the server wrote it', (locale) => {
  const read = unpackPlanning(packPlanning(exams, siteConfig, holidays, locale));
  expect([...read.exams.keys()]).toEqual(exams.map(({ code }) => code));
  for (const exam of read.exams.values()) {
    const { name, notes, ...rest } = exam;
    const written = byCode.get(exam.code);
    expect(written).toMatchObject(rest);
    expect([name[locale], notes?.[locale] ?? null]).toEqual([written?.name[locale], written?.notes?.[locale] ?? null]);
  }
  expect(read.laboratory).toEqual(publicLaboratory(siteConfig));
  expect(read.calendar.dayOn('2026-12-08').holiday?.[locale]).toBe(holidays.days['2026-12-08'][locale]);
  expect(read.calendar.dayOn('2026-12-09').hours).not.toBeNull();
});
