import type { ExamSearchPage } from '../domain/exam-search/paged-search.ts';
import type { Catalogue } from '../domain/exams/catalogue.ts';
import { containers } from '../domain/exams/containers.ts';
import type { Exam } from '../domain/exams/exam.ts';
import { isEmergencyOnly } from '../domain/exams/urgent.ts';
import { localizedHref } from '../i18n/href.ts';
import type { ExamAnswer, ExamPageAnswer } from './exam-schemas.ts';

/** The parts of an answer that are not in the catalog: the site's address and the currency. */
export interface AnswerSettings {
  publicUrl: string;
  currency: string;
}

/** The addresses of an exam's page, in each language. */
const pageAddresses = (slug: string, publicUrl: string): ExamAnswer['page'] => ({
  es: publicUrl + localizedHref('es', '/examenes-laboratorio/:slug', { slug }),
  en: publicUrl + localizedHref('en', '/examenes-laboratorio/:slug', { slug }),
});

/**
 * Returns an exam as the API answers it, with its warning first. Internal fields (its status) are left out, because clients see only
 * published exams. An exam that is only for emergencies has no price, because patients cannot buy it.
 */
export function examAnswerOf(exam: Exam, catalogue: Catalogue, { publicUrl, currency }: AnswerSettings): ExamAnswer {
  const { status: _, urgent, price, specimens, components, ...fields } = structuredClone(exam);
  return {
    urgent,
    price: isEmergencyOnly(urgent) ? null : price,
    // Copies, because the answer's lists are not read-only.
    ...(fields as Omit<ExamAnswer, 'urgent' | 'price' | 'specimens' | 'components' | 'panels' | 'page' | 'currency'>),
    panels: catalogue.panelsWith(exam.code).map(({ code }) => code),
    specimens: specimens.map((specimen) => ({
      ...specimen,
      stability: [...specimen.stability],
      rejectedWhen: [...specimen.rejectedWhen],
      capColour: containers[specimen.container].cap,
    })),
    components: components.map(({ intervals, ...component }) => ({ ...component, referenceIntervals: [...intervals] })),
    currency,
    page: pageAddresses(exam.slug, publicUrl),
  };
}

/** Returns one page of search results as the API answers it. */
export function examPageOf(
  { total, page, pageSize, shown }: ExamSearchPage,
  catalogue: Catalogue,
  { publicUrl, currency }: AnswerSettings,
): ExamPageAnswer {
  return {
    total,
    page,
    pageSize,
    pages: Math.ceil(total / pageSize),
    currency,
    exams: shown.map((record) => ({
      urgent: catalogue.byCode.get(record.code)?.urgent ?? null,
      code: record.code,
      slug: record.slug,
      name: record.name,
      area: record.area,
      cups: catalogue.byCode.get(record.code)?.cups ?? null,
      loinc: catalogue.byCode.get(record.code)?.loinc ?? null,
      fastingHours: record.fasting,
      sameDay: record.sameDay,
      atHome: record.atHome,
      panel: record.isPackage,
      price: record.price,
      page: pageAddresses(record.slug, publicUrl),
    })),
  };
}
