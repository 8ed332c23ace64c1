import type { Catalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';

/** An exam of the package, with its price and its specimen. */
export interface StiExam extends Pick<Exam, 'code' | 'slug' | 'name' | 'price'> {
  /** The specimen: the exams of the panel share one tube of blood. */
  from: 'blood' | 'urine';
}

/** The package of sexually transmitted infections, as the laboratory offers it today. */
export interface StiOffer {
  /** The panel of the blood exams; null if the laboratory does not offer it. */
  panel: StiPanel | null;
  /** Its exams, and those in urine, which are no part of the panel. */
  exams: readonly StiExam[];
  /** The panel with the exams in urine; null without both. */
  whole: StiWhole | null;
}

interface StiPanel extends Pick<Exam, 'code' | 'slug' | 'price'> {
  /** The number of its exams. */
  count: number;
  /** The sum of its exams' own prices, only if it is higher than the panel's price. */
  separateTotal: number | null;
}

interface StiWhole {
  /** The panel's code and those of the exams in urine. */
  codes: readonly string[];
  /** The number of exams, with those of the panel. */
  count: number;
  price: number | null;
}

const slugs = {
  panel: 'chequeo-de-infecciones-de-transmision-sexual',
  urine: ['chlamydia-pcr-en-orina', 'gonorrea-pcr-en-orina'],
} as const;

/** Reads the package from the catalog, so that the page cannot contradict it. */
export function stiOffer({ bySlug, byCode }: Pick<Catalogue, 'bySlug' | 'byCode'>): StiOffer {
  const panel = bySlug.get(slugs.panel);
  const members = panel ? panel.members.flatMap((code) => byCode.get(code) ?? []) : [];
  const urine = slugs.urine.flatMap((slug) => bySlug.get(slug) ?? []);
  return {
    panel: panel ? panelOf(panel, members) : null,
    exams: [...members.map((exam) => shown(exam, 'blood')), ...urine.map((exam) => shown(exam, 'urine'))],
    whole:
      panel && urine.length > 0
        ? {
            codes: [panel, ...urine].map(({ code }) => code),
            count: panel.members.length + urine.length,
            price: sumOf([panel, ...urine]),
          }
        : null,
  };
}

const panelOf = (panel: Exam, members: readonly Exam[]): StiPanel => ({
  code: panel.code,
  slug: panel.slug,
  price: panel.price,
  count: panel.members.length,
  separateTotal: higherSeparateTotal(panel, members),
});

const shown = ({ code, slug, name, price }: Exam, from: StiExam['from']): StiExam => ({
  code,
  slug,
  name,
  price,
  from,
});

/** The sum of the prices of exams. Null if the price of one of them is to be asked for. */
export function sumOf(exams: readonly Pick<Exam, 'price'>[]): number | null {
  const prices = exams.flatMap(({ price }) => price ?? []);
  return prices.length === exams.length ? prices.reduce((sum, price) => sum + price, 0) : null;
}

/** A panel with a missing exam is compared with nothing. */
function higherSeparateTotal({ price, members: codes }: Exam, members: readonly Exam[]): number | null {
  const sum = members.length === codes.length ? sumOf(members) : null;
  return sum !== null && price !== null && sum > price ? sum : null;
}
