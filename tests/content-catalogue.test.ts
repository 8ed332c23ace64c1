import { describe, expect, test } from 'vitest';

import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import type { Exam } from '../app/domain/exams/exam.ts';
import { type Elapsed, windowPeriods } from '../app/domain/infections/window-periods.ts';
import { expandPanels } from '../app/domain/preparation/expand-panels.ts';
import { laboratoryCalendar } from '../app/domain/promise/laboratory-calendar.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import siteConfig from '../site.config.ts';
import { clausesOf, examsIn } from './support/content-exams.ts';
import { fastsIn } from './support/content-fasting.ts';
import { contentFiles, namesOf } from './support/content-files.ts';
import { type ContentText, linksOf, readContent } from './support/content-text.ts';
import { mostWorkingDays, printedTimesIn, unreadTimesIn, week, workingDays } from './support/content-times.ts';
import { windowsIn } from './support/content-windows.ts';

// The pages printed five days where the promise had seven, a fast of twelve hours where the exam requires eight, and cortisol at home where
// the catalog takes it only at the laboratory. This test reads the prose by sentence, and compares it with every exam that a sentence
// names.

const catalogue = createCatalogue(demonstrationExams, '17:00');
const calendar = laboratoryCalendar(siteConfig.openingHours, () => null);

const examAt = (slug: string): Exam => {
  const exam = catalogue.bySlug.get(slug);
  if (!exam) throw new Error(`tests/support/content-aliases.ts: the catalogue has no exam "${slug}"`);
  return exam;
};
const partsOf = (slug: string) => expandPanels([examAt(slug)], catalogue.byCode).exams;
const daysOf = (slug: string): number => mostWorkingDays(examAt(slug), catalogue.byCode, calendar);
const fastOf = (slug: string): number | null =>
  Math.max(0, ...partsOf(slug).flatMap((one) => one.preparations.map(({ fasting }) => fasting?.minHours ?? 0))) || null;
/** As in the plan of the list: the staff supervises a rest before the sample, or a curve. */
const isTakenAtHome = (slug: string): boolean =>
  partsOf(slug).every(
    ({ exam }) => exam.specimens.every(({ atHome }) => atHome) && exam.preparation.dwellMinutes === 0,
  );

/** The turnarounds on a page that contradict the catalog: 'tsh takes 1: …'. */
function brokenTimesOf(content: ContentText): string[] {
  return printedTimesIn(content, namesOf(content)).flatMap(({ slugs, times, text }) => {
    const days = slugs.map(daysOf);
    const faults = slugs.flatMap((slug, index) => {
      const taken = days[index] ?? 0;
      return times.some(({ from, to }) => taken < from || taken > to) ? [`${slug} takes ${taken}: ${text}`] : [];
    });
    const all = [Math.min(...days), Math.max(...days)];
    const loose = times.filter(({ from, to, isClaim }) => !isClaim && (from !== all[0] || to !== all[1]));
    return faults.length > 0
      ? faults
      : loose.map(({ from, to }) => `${from} to ${to}, but ${all.join(' to ')}: ${text}`);
  });
}

const brokenFastsOf = (content: ContentText): string[] =>
  fastsIn(content, namesOf(content)).flatMap(({ slugs, hours, text }) =>
    slugs.filter((slug) => fastOf(slug) !== hours).map((slug) => `${slug} asks for ${fastOf(slug) ?? 'none'}: ${text}`),
  );

const onlyHere = /solo en la sede|solo con cita y en la sede|only at our locations/i;
const brokenPlacesOf = (content: ContentText): string[] =>
  clausesOf(content)
    .filter(({ text }) => onlyHere.test(text))
    .flatMap(({ text }) => examsIn(text, namesOf(content)).slugs.filter(isTakenAtHome));

const named = contentFiles.map((content): [string, ContentText] => [`${content.name}.${content.locale}`, content]);

describe.each(named)('%s', (_, content) => {
  test('prints the turnarounds that the catalog promises', () => {
    expect(brokenTimesOf(content)).toEqual([]);
  });
  test('prints no turnaround that this test cannot read', () => {
    expect(unreadTimesIn(content, namesOf(content))).toEqual([]);
  });
  test('requires the fasts that the catalog requires', () => {
    expect(brokenFastsOf(content)).toEqual([]);
  });
  test('limits exams to the laboratory if the catalog does', () => {
    expect(brokenPlacesOf(content)).toEqual([]);
  });
});

test('both languages were read equally, and had exams to check', () => {
  const read = (locale: 'es' | 'en'): string[] =>
    contentFiles
      .filter((content) => content.locale === locale)
      .flatMap((content) => [
        ...printedTimesIn(content, namesOf(content)).map(
          ({ slugs, times }) => `${content.name} ${slugs} ${times.map(({ from, to }) => `${from}-${to}`)}`,
        ),
        ...fastsIn(content, namesOf(content)).map(({ slugs, hours }) => `${content.name} ${slugs} ${hours} h`),
      ]);
  expect(read('en')).toEqual(read('es'));
  expect(read('es').length).toBeGreaterThan(90);
});

test('a printed time is valid for every hour of the week, counted as on the page of turnarounds', () => {
  const printed = new Set(
    contentFiles.flatMap((one) => printedTimesIn(one, namesOf(one)).flatMap(({ slugs }) => slugs)),
  );
  const arrivals = week.flatMap((date) =>
    [6 * 60, 7 * 60, 11 * 60 - 1, 11 * 60, 16 * 60].map((minutes) => ({ date, minutes })),
  );
  const late = [...printed].flatMap((slug) =>
    arrivals
      .filter((arrival) => workingDays(examAt(slug), catalogue.byCode, arrival, calendar) > daysOf(slug))
      .map(({ date, minutes }) => `${slug} ${date} ${minutes / 60}`),
  );
  expect(late).toEqual([]);
});

describe('the table of exams that are not collected at home', () => {
  /** Made from a culture of another sample, so it needs no visit. */
  const notCollected = ['antibiograma'];
  const slugsOf = (content: ContentText): string[] =>
    linksOf(content).flatMap((target) => target.match(/^\/examenes-laboratorio\/([a-z0-9-]+)/)?.[1] ?? []);
  const notAtHome = new Set(contentFiles.flatMap(slugsOf).filter((slug) => !isTakenAtHome(slug)));

  test.each(['es', 'en'] as const)('lists exactly the exams that the prose links to, in %s', (locale) => {
    const page = contentFiles.find((one) => one.name === 'pages/home-collection' && one.locale === locale);
    const rows = page ? clausesOf(page).filter(({ section }) => section === 'no-a-domicilio') : [];
    const table = new Set(rows.flatMap(({ text }) => examsIn(text, new Map()).slugs));
    expect([...table].toSorted()).toEqual([...notAtHome].filter((slug) => !notCollected.includes(slug)).toSorted());
  });
});

// The sources of both pages: CDC, Getting Tested for HIV; SH:24 (NHS), When should I test for STIs?; WHO, Hepatitis B; CDC, Clinical
// Screening and Diagnosis for Hepatitis C. The catalog has no window periods.
const windows = [
  'chlamydia-pcr-en-orina: 1 w, 2 w',
  'gonorrea-pcr-en-orina: 1 w, 2 w',
  'hepatitis-b-antigeno-de-superficie: 30–60 d, 12 w 6 m',
  'hepatitis-c-anticuerpos: 8–11 w, 6 m',
  'prueba-treponemica: 4–6 w, 12 w',
  'rapid: 18 d, 90 d',
  'rapid: 23 d, 90 d',
  'vih-carga-viral: 10 d, 33 d',
  'vih-cuarta-generacion: 18 d, 45 d',
];

test.each(contentFiles.filter(({ name }) => name === 'blog/periodo-ventana-its'))(
  '$name in $locale prints the window periods of its sources',
  (content) => {
    expect(windowsIn(content).toSorted()).toEqual(windows);
  },
);

test('the drawing of the window periods has those of its sources', () => {
  const span = (all: readonly Elapsed[]) => `${all.map(({ count }) => count).join('–')} ${all[0]?.unit[0]}`;
  const drawn = windowPeriods.flatMap(({ exams, detects, reliable, note }) => {
    const [extra] = note?.es.match(/^6 meses/) ?? [];
    const slugs = exams.length > 0 ? exams.map(({ slug }) => slug) : ['rapid'];
    return slugs.map((slug) => `${slug}: ${span(detects)}, ${span([reliable])}${extra ? ' 6 m' : ''}`);
  });
  expect(drawn.toSorted()).toEqual(windows);
  for (const { exams } of windowPeriods) for (const { slug } of exams) expect(examAt(slug)).toBeDefined();
});

describe('finds a planted fault', () => {
  const page = (body: string, locale: 'es' | 'en' = 'es') =>
    readContent('pages/x', locale, `---\ntitle: T\n---\n${body}`);

  test.each([
    ['es', '- **El mismo día:** hemograma y TSH.'],
    ['es', 'El [hemocultivo](/examenes-laboratorio/hemocultivo-aerobio) está en 7 días hábiles.'],
    ['es', '| Examen | Listo en |\n|---|---|\n| Urocultivo, coprológico | 2 a 3 días hábiles |'],
    ['en', 'The paternity test takes 10 business days.'],
    ['en', 'Within {{resultHours}} hours: blood count.'],
  ] as const)('a time, in %s: %s', (locale, body) => {
    expect(brokenTimesOf(page(body, locale))).not.toEqual([]);
  });

  test.each(['- **Unos 3 días:** TSH.', '- **El mismo día:** hemograma y esputo.', '| Urocultivo | 3 días |'])(
    'an unreadable time: %s',
    (body) => {
      const table = body.startsWith('|') ? `| Examen | Informe |\n|---|---|\n${body}` : body;
      expect(unreadTimesIn(page(`## Cuánto tarda {#tiempo}\n\n${table}`), namesOf(page('')))).not.toEqual([]);
    },
  );

  test.each([
    ['es', '- **Ayuno:** 12 horas para el perfil lipídico.'],
    ['es', 'Sin ayuno: hemograma y glucosa.'],
    ['en', '| Test | Hours of fasting |\n|---|---|\n| Lipid profile | 12 |'],
    ['en', 'Vitamin D needs 8 hours of fasting.'],
  ] as const)('a fast, in %s: %s', (locale, body) => {
    expect(brokenFastsOf(page(body, locale))).not.toEqual([]);
  });

  test('a place', () => {
    expect(brokenPlacesOf(page('La glucosa se toma solo en la sede.'))).toEqual(['glucosa-basal']);
  });
});
