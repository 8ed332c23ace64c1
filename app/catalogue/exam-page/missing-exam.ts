import { indexOf } from '../../domain/exam-search/index-of.ts';
import { wordsInName } from '../../domain/exam-search/name-tokens.ts';
import { exactReading } from '../../domain/exam-search/order/readings.ts';
import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { Warning } from '../../domain/exams/urgent.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';

/** An exam that an unknown address may mean, with its emergency warning. */
export interface NearExam {
  name: string;
  href: string;
  urgent: Warning | null;
}

const MAX_SLUG_LENGTH = 100;
const MAX_SHOWN = 5;

const nearExam =
  (locale: Locale) =>
  (record: SearchRecord): NearExam => ({
    name: record.name[locale],
    href: localizedHref(locale, '/examenes-laboratorio/:slug', { slug: record.slug }),
    urgent: record.urgent,
  });

/**
 * The exams that an unknown address may mean, by a misspelled name or another name: ('hemogrma') → Hemograma IV. A merely similar name does
 * not match: '/no-existe' names no exam, least of all a sensitive one.
 */
export function examsOfAddress(slug: string, catalogue: Catalogue, locale: Locale): NearExam[] {
  const named = exactReading(indexOf(catalogue), wordsInName(slug.slice(0, MAX_SLUG_LENGTH)), new Set());
  const records = named?.exam ? [named.exam] : (named?.choices ?? []);
  return records.slice(0, MAX_SHOWN).map(nearExam(locale));
}
