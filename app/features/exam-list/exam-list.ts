import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Exam } from '../catalogue/exam.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { type Plan, preparationPlan, type Visit } from '../preparation/preparation-plan.ts';
import type { LaboratoryCalendar } from '../promise/laboratory-calendar.ts';
import { type LatestPromise, latestPromise } from '../promise/latest-promise.ts';
import { type ListAddress, MOST_EXAMS } from './list-address.ts';
import { type VisitTime, visitTime } from './visit-time.ts';

/** Several exams as one matter: what to do before, when to come, when it is ready, what it costs. */
export interface ExamList {
  exams: readonly Exam[];
  /** Codes that the catalogue does not know, and those that were one too many. */
  unknown: readonly string[];
  surplus: readonly string[];
  /** Exams that another exam of the list brings with it: asked for twice. */
  doubled: readonly { exam: Exam; panel: Exam }[];
  plan: Plan;
  visit: VisitTime;
  /** The promise of the first visit's exams; the others' dates follow from the day of their own visit. */
  promise: LatestPromise;
  price: Price;
}

export interface Price {
  /** The sum of those that have one. */
  known: number;
  /** How many have none: ask. */
  unknown: number;
}

export function examList(
  address: ListAddress,
  catalogue: Catalogue,
  now: WallClock,
  calendar: LaboratoryCalendar,
): ExamList {
  const known = address.codes.filter((code) => catalogue.byCode.has(code));
  const exams = known.slice(0, MOST_EXAMS).flatMap((code) => catalogue.byCode.get(code) ?? []);
  const plan = preparationPlan(exams, catalogue.byCode);
  const [first] = plan.visits;
  const visit = visitTime(address, first?.preparation ?? null, now, calendar);
  return {
    exams,
    unknown: address.codes.filter((code) => !catalogue.byCode.has(code)),
    surplus: known.slice(MOST_EXAMS),
    doubled: doubledIn(exams, plan),
    plan,
    visit,
    promise: latestPromise(examsOf(first, catalogue), visit.at, calendar),
    price: priceOf(exams),
  };
}

const examsOf = (visit: Visit | undefined, { byCode }: Catalogue): Exam[] =>
  visit?.exams.flatMap((code) => byCode.get(code) ?? []) ?? [];

function doubledIn(exams: readonly Exam[], { panels }: Plan): ExamList['doubled'] {
  return exams.flatMap((exam) => {
    const brought = panels.find((one) => one.panel !== exam.code && one.exams.includes(exam.code));
    const panel = exams.find(({ code }) => code === brought?.panel);
    return panel ? [{ exam, panel }] : [];
  });
}

const priceOf = (exams: readonly Exam[]): Price => ({
  known: exams.reduce((sum, { price }) => sum + (price ?? 0), 0),
  unknown: exams.filter(({ price }) => price === null).length,
});
