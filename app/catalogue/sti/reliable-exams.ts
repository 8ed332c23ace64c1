import { stateOn, type WindowPeriod, windowPeriods } from '../../domain/infections/window-periods.ts';
import { type StiExam, type StiOffer, sumOf } from './sti-offer.ts';

/** The exams of the package whose negative result is reliable after some time, as one addition to the list. */
export interface ReliableExams {
  codes: readonly string[];
  /** The infections, as the middle of a sentence names them; empty if it is the whole package. */
  names: readonly WindowPeriod['name'][];
  /** Null if the price of one of them is to be asked for. */
  price: number | null;
}

/** (the offer, 21) → chlamydia and gonorrhea. Null if no exam of the package is reliable on that day after the contact. */
export function reliableExams({ exams, whole }: StiOffer, day: number): ReliableExams | null {
  const reliable = exams.flatMap((exam) => {
    const period = periodOf(exam);
    return period && stateOn(period, day) === 'reliable' ? [exam] : [];
  });
  if (reliable.length === 0) return null;
  if (whole && reliable.length === exams.length) return { ...whole, names: [] };
  return {
    codes: reliable.map(({ code }) => code),
    names: reliable.flatMap((exam) => briefOf(exam) ?? []),
    price: sumOf(reliable),
  };
}

const periodOf = ({ slug }: StiExam): WindowPeriod | undefined =>
  windowPeriods.find(({ exams }) => exams.some((one) => one.slug === slug));
const briefOf = ({ slug }: StiExam) =>
  windowPeriods.flatMap(({ exams }) => exams).find((one) => one.slug === slug)?.brief;
