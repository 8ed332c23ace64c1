import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';

/** The informational test, as the laboratory offers it today. */
export interface PaternityOffer {
  /** The address and the price of each form of the test; null means "ask". Omits a form that the laboratory does not offer. */
  forms: readonly { with: 'mother' | 'nobody'; slug: string; price: number | null }[];
  /** Working days from the sample to the report; null if no form is offered, or if it takes hours. */
  days: number | null;
}

const slugs = { mother: 'prueba-de-paternidad', nobody: 'prueba-de-paternidad-sin-madre' } as const;

/** Reads prices and days from the catalog, so that the page cannot contradict it. */
export function paternityOffer({ bySlug }: Pick<Catalogue, 'bySlug'>): PaternityOffer {
  const offered = (['mother', 'nobody'] as const).flatMap((who) => {
    const exam = bySlug.get(slugs[who]);
    return exam ? [{ who, exam }] : [];
  });
  return {
    forms: offered.map(({ who, exam: { slug, price } }) => ({ with: who, slug, price })),
    days: longest(offered.map(({ exam }) => exam)),
  };
}

function longest(exams: readonly Exam[]): number | null {
  const days = exams.flatMap(({ turnaround: { transportDays, report } }) =>
    'days' in report ? [transportDays + report.days] : [],
  );
  return days.length === 0 ? null : Math.max(...days);
}
