import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { findExams } from '../catalogue/search/find-exams.ts';
import { indexOf } from '../catalogue/search/index-of.ts';
import type { Warning } from '../catalogue/urgent.ts';

/** An exam's name and its address. */
export interface NearExam {
  name: string;
  href: string;
  urgent: Warning | null;
}

const MOST_LETTERS = 100;
const MOST_SHOWN = 5;

/** The exams that an address which leads to none may have meant: ('hemogrma') → Hemograma IV, … */
export const nearestExams = (slug: string, catalogue: Catalogue, locale: Locale): NearExam[] =>
  findExams(indexOf(catalogue), slug.slice(0, MOST_LETTERS).replaceAll('-', ' '))
    .slice(0, MOST_SHOWN)
    .map(({ record }) => ({
      name: record.name[locale],
      href: localizedHref(locale, '/examenes-laboratorio/:slug', { slug: record.slug }),
      urgent: record.urgent,
    }));
