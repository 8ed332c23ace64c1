import type { MetaDescriptor } from 'react-router';
import { printedNames } from '../../domain/exams/printed-names.ts';
import { isEmergency } from '../../domain/exams/urgent.ts';
import type { SampleTime } from '../../domain/promise/sample-time.ts';
import { localizedHref } from '../../i18n/href.ts';
import type { Locale } from '../../i18n/locale.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { privateQueryMeta } from '../../seo/private-query.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { ExamLink, ExamView } from './exam-view.ts';

type MetaArgs = Parameters<typeof pageMeta>[1];

/** Search engines cut a longer description. */
const LONGEST_DESCRIPTION = 160;

/**
 * The head of an exam's page, with the catalog's picture. A page for a chosen day shows the same content, so search engines do not index
 * it.
 */
export function examMeta({ exam, members, time }: ExamView & { time: SampleTime }, args: MetaArgs): MetaDescriptor[] {
  const locale = localeOfPath(args.location.pathname);
  const name = exam.name[locale];
  const isChosen = time.draft.dia !== '' || time.draft.hora !== '';
  const page = {
    id: 'test-catalogue',
    title: m.exam_meta_title({ name }, { locale }),
    description: shortened(descriptionOf(exam, locale)),
    keywords: [name, ...printedNames(exam.synonyms[locale]), exam.code],
    heading: name,
    reviewed: exam.reviewedOn,
    exam: { ...exam, parts: members.map((member) => partOf(member, locale)) },
  };
  return [...pageMeta(page, args, { noindex: isChosen }), ...(isChosen ? [privateQueryMeta] : [])];
}

/** For an emergency, the description in a search engine says what to do. */
const descriptionOf = ({ urgent, purpose }: ExamView['exam'], locale: Locale): string =>
  isEmergency(urgent) && urgent
    ? `${urgent.action[locale]} ${purpose[locale]}`
    : m.exam_meta_description({ purpose: purpose[locale] }, { locale });

const partOf = (member: ExamLink, locale: Locale): { name: string; path: string } => ({
  name: member.name[locale],
  path: localizedHref(locale, '/examenes-laboratorio/:slug', { slug: member.slug }),
});

/** Cuts after a whole word: 'Mide la hormona … ' */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/[\s,;:.(]+\S*$/, '')}…`;
}
