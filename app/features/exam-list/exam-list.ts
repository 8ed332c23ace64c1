import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Exam } from '../catalogue/exam.ts';
import { isEmergencyOnly } from '../catalogue/urgent.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { expandPanels } from '../preparation/expand-panels.ts';
import { jointPreparation } from '../preparation/joint-preparation.ts';
import { type Plan, preparationPlan } from '../preparation/preparation-plan.ts';
import type { LaboratoryCalendar } from '../promise/laboratory-calendar.ts';
import { joinPromises, type LatestPromise, latestPromise } from '../promise/latest-promise.ts';
import { type DatedVisit, datedVisits, inOrderOfTime } from './dated-visits.ts';
import { earliestVisit } from './earliest-visit.ts';
import type { Wait } from './lead-time.ts';
import { type ListAddress, MOST_EXAMS } from './list-address.ts';
import { type VisitTime, visitTime } from './visit-time.ts';

/** Several exams as one matter: what to do before, when to come, when it is ready, what it costs. */
export interface ExamList {
  exams: readonly Exam[];
  /** Exams for emergencies alone: they are set apart, and nothing is planned, priced or promised for them. */
  emergencies: readonly Exam[];
  /** Codes that the catalogue does not know, and those that were one too many. */
  unknown: readonly string[];
  surplus: readonly string[];
  /** Exams that another exam of the list brings with it: asked for twice. */
  doubled: readonly { exam: Exam; panel: Exam }[];
  plan: Plan;
  /** When the first visit is. */
  visit: VisitTime;
  /** The plan's visits in the order of the calendar, each on its day. */
  visits: readonly DatedVisit[];
  /** Those exams that can be taken sooner without the ones that the visit waits for; null where none can. */
  sooner: Sooner | null;
  /** When everything is there: each exam counts from its own visit. None where the visit cannot be as it was chosen. */
  promise: LatestPromise;
  price: Price;
}

export interface Sooner {
  codes: readonly string[];
  at: WallClock;
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
  const asked = known.slice(0, MOST_EXAMS).flatMap((code) => catalogue.byCode.get(code) ?? []);
  const exams = asked.filter(({ urgent }) => !isEmergencyOnly(urgent));
  const plan = preparationPlan(exams, catalogue.byCode);
  const inOrder = inOrderOfTime(plan, now, calendar);
  const preparation = inOrder[0]?.visit.preparation ?? null;
  const moments = { now, notBefore: inOrder[0]?.notBefore ?? now };
  const proposed = earliestVisit(preparation ?? jointPreparation([]), moments, calendar).at;
  const visit = visitTime(address, { at: proposed, preparation }, now, calendar);
  const visits = datedVisits(inOrder, visit.at, plan, now, calendar);
  return {
    exams,
    emergencies: asked.filter(({ urgent }) => isEmergencyOnly(urgent)),
    unknown: address.codes.filter((code) => !catalogue.byCode.has(code)),
    surplus: known.slice(MOST_EXAMS),
    doubled: doubledIn(exams, plan),
    plan,
    visit,
    visits,
    sooner:
      visits.length === 1
        ? soonerWithout(visits[0]?.earliest.wait ?? null, visit.at, { exams, now }, catalogue, calendar)
        : null,
    promise: joinPromises(
      visit.isPossible
        ? visits.map(({ visit: { exams: codes }, at }) => latestPromise(examsOf(codes, catalogue), at, calendar))
        : [],
    ),
    price: priceOf(exams),
  };
}

const examsOf = (codes: readonly string[], { byCode }: Catalogue): Exam[] =>
  codes.flatMap((code) => byCode.get(code) ?? []);

/** Whoever does not want to wait for one exam has the others first, and comes again. */
function soonerWithout(
  wait: Wait | null,
  { date }: WallClock,
  { exams, now }: { exams: readonly Exam[]; now: WallClock },
  { byCode }: Catalogue,
  calendar: LaboratoryCalendar,
): Sooner | null {
  const isWaitedFor = (exam: Exam): boolean =>
    expandPanels([exam], byCode).exams.some((one) => wait?.because.includes(one.exam.code));
  const others = wait ? exams.filter((exam) => !isWaitedFor(exam)) : [];
  const { visits, preparation } = preparationPlan(others, byCode);
  if (visits.length !== 1) return null;
  const { at } = earliestVisit(preparation, { now }, calendar);
  return at.date < date ? { codes: others.map(({ code }) => code), at } : null;
}

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
