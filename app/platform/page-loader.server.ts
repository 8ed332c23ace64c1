import type { LoaderFunctionArgs } from 'react-router';
import { recordOf } from '../domain/exam-search/record-of.ts';
import { isEmergencyOnly } from '../domain/exams/urgent.ts';
import { formatMoney } from '../i18n/format.ts';
import { type Locale, localeOfPath } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { PricedExam } from '../views/exam-prices/priced-exam.ts';
import { linkAnswers, linkSections, type PriceOf } from '../views/pages/exam-links.ts';
import { type PageView, type ReadNext, readNext } from '../views/pages/read-next.ts';
import { servicesContext } from './services.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** Loads the texts of a page (`content/pages/<id>`) in the language of the requested address, with its links to read next. */
export async function loadPage(asked: Asked, id: string): Promise<PageView> {
  const page = asked.context.get(servicesContext).pages.read(id, localeOfPath(asked.url.pathname));
  const priceOf = await pricesFor(asked, page);
  return {
    ...page,
    sections: linkSections(page.sections, priceOf),
    questions: linkAnswers(page.questions, priceOf),
    readNext: loadReadNext(asked, page.related),
  };
}

/** Loads the offered exams that a page names, in the order of its text, as rows with prices. Omits exams that are only for emergencies. */
export async function loadPricedExams(
  { context }: Pick<Asked, 'context'>,
  { exams }: Pick<PageView, 'exams'>,
): Promise<PricedExam[]> {
  const { bySlug, byCode, closes } = await context.get(servicesContext).catalogue();
  return exams.flatMap((slug) => {
    const exam = bySlug.get(slug);
    if (!exam || isEmergencyOnly(exam.urgent)) return [];
    const members = exam.members.flatMap((code) => byCode.get(code) ?? []);
    const { name, fasting, sameDay, reportDays, price, urgent } = recordOf(exam, members, closes);
    return [{ slug, name, fasting, sameDay, reportDays, price, urgent }];
  });
}

/** Loads the cards for pages ('sti') and posts ('blog/ayuno-antes-del-examen'). */
export function loadReadNext({ context, url }: Asked, ids: readonly string[]): ReadNext[] {
  const { pages, posts } = context.get(servicesContext);
  return readNext(ids, localeOfPath(url.pathname), pages, posts);
}

/**
 * Loads a lookup of the current prices of a text's exams, in its language. It returns null for an exam that the laboratory does not offer.
 */
export async function pricesFor(
  { context }: Pick<Asked, 'context'>,
  { exams, locale }: { exams: readonly string[]; locale: Locale },
): Promise<PriceOf> {
  if (exams.length === 0) return () => null;
  const { catalogue, laboratory } = context.get(servicesContext);
  const { bySlug } = await catalogue();
  return (slug) => {
    const exam = bySlug.get(slug);
    if (!exam) return null;
    return exam.price === null
      ? m.exam_price_ask({}, { locale })
      : formatMoney(locale, exam.price, laboratory.currency);
  };
}
