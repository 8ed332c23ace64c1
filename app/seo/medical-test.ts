import type { Words } from '../domain/exams/localized-text.ts';
import type { Locale } from '../i18n/locale.ts';
import { absoluteUrl } from './page-metadata.ts';

/** An exam as its page's head describes it. */
export interface DescribedExam {
  name: Words;
  synonyms: { es: readonly string[]; en: readonly string[] };
  purpose: Words;
  /** The code of CUPS, Colombia's list of health procedures. */
  cups: string | null;
  loinc: string | null;
  /** The codes of a panel's exams; empty for a single exam. */
  members: readonly string[];
  /** The members of a panel, in the page's language. */
  parts: readonly { name: string; path: string }[];
}

/** Returns the exam of a page as a schema.org `MedicalTest`, or a panel as a `MedicalTestPanel`. */
export function medicalTest(exam: DescribedExam, within: { locale: Locale; publicUrl: string; canonicalUrl: string }) {
  const { locale, publicUrl, canonicalUrl } = within;
  const { cups, loinc, parts } = exam;
  const names = exam.synonyms[locale];
  const codes = [...codeOf('CUPS', cups), ...codeOf('LOINC', loinc)];
  return {
    '@type': exam.members.length > 0 ? 'MedicalTestPanel' : 'MedicalTest',
    name: exam.name[locale],
    ...(names.length > 0 && { alternateName: names }),
    description: exam.purpose[locale],
    url: canonicalUrl,
    ...(codes.length > 0 && { code: codes }),
    ...(parts.length > 0 && {
      subTest: parts.map(({ name, path }) => ({ '@type': 'MedicalTest', name, url: absoluteUrl(publicUrl, path) })),
    }),
  };
}

const codeOf = (codingSystem: string, codeValue: string | null): object[] =>
  codeValue ? [{ '@type': 'MedicalCode', codingSystem, codeValue }] : [];
