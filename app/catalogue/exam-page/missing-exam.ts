import { indexOf } from '../../domain/exam-search/index-of.ts';
import { wordsInName } from '../../domain/exam-search/name-tokens.ts';
import { requestedExams } from '../../domain/exam-search/order/order-selection.ts';
import { exactly } from '../../domain/exam-search/order/readings.ts';
import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { Warning } from '../../domain/exams/urgent.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { PricedExam } from '../../views/exam-prices/priced-exam.ts';

/** An exam's name and address. */
export interface NearExam {
  name: string;
  href: string;
  urgent: Warning | null;
}

const MAX_SLUG_LENGTH = 100;
const MOST_SHOWN = 5;

const nearExam =
  (locale: Locale) =>
  (record: SearchRecord): NearExam => ({
    name: record.name[locale],
    href: localizedHref(locale, '/examenes-laboratorio/:slug', { slug: record.slug }),
    urgent: record.urgent,
  });

/** The exams that a site search may mean, best first. */
export const examsNear = (query: string, catalogue: Catalogue): PricedExam[] =>
  requestedExams(indexOf(catalogue), query)
    .slice(0, MOST_SHOWN)
    .map(({ slug, name, fasting, sameDay, price, urgent }) => ({ slug, name, fasting, sameDay, price, urgent }));

/**
 * The exams that an unknown address may mean, by a misspelled name or another name: ('hemogrma') → Hemograma IV. A merely similar name does
 * not match: '/no-existe' names no exam, least of all a sensitive one.
 */
export function examsOfAddress(slug: string, catalogue: Catalogue, locale: Locale): NearExam[] {
  const named = exactly(indexOf(catalogue), wordsInName(slug.slice(0, MAX_SLUG_LENGTH)), new Set());
  const records = named?.exam ? [named.exam] : (named?.choices ?? []);
  return records.slice(0, MOST_SHOWN).map(nearExam(locale));
}
