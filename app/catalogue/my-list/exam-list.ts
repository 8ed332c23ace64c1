import { MAX_EXAMS } from '../../domain/exams/codes/exam-code.ts';
import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import { isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { addDays, type WallClock } from '../../domain/laboratory/opening-hours.ts';
import { type ExamsByCode, expandPanels } from '../../domain/preparation/expand-panels.ts';
import { jointPreparation } from '../../domain/preparation/joint-preparation.ts';
import { type Person, personIn } from '../../domain/preparation/person.ts';
import { type Plan, preparationPlan } from '../../domain/preparation/preparation-plan.ts';
import { firstDay, type LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { joinPromises, type LatestPromise, latestPromise } from '../../domain/promise/latest-promise.ts';
import { type DatedVisit, datedVisits, inOrderOfTime } from './dated-visits.ts';
import { earliestVisit } from './earliest-visit.ts';
import type { LeadTime } from './lead-time.ts';
import type { ListAddress } from './list-address.ts';
import { type CheaperPanel, cheaperPanel, listPrice, type Price } from './list-price.ts';
import { type MissedSupplement, missedSupplement } from './missed-supplement.ts';
import { type VisitTime, visitTime } from './visit-time.ts';

/** A plan for several exams: the preparation, the visits, the delivery of the results, and the price. */
export interface ExamList {
  exams: readonly ExamToPlan[];
  /** Exams that are only for emergencies. The page shows them separately, without a plan, a price, or a promise. */
  emergencies: readonly ExamToPlan[];
  /** Codes that the catalog does not know, and those beyond the limit of a list. */
  unknown: readonly string[];
  surplus: readonly string[];
  /** Exams that another exam of the list includes: they were requested twice. */
  doubled: readonly { exam: ExamToPlan; panel: ExamToPlan }[];
  /** Pairs of panels that share exams. The shared exams are collected and charged once. */
  shared: readonly { one: ExamToPlan; other: ExamToPlan; exams: readonly string[] }[];
  /** Exams of the list that answer the same question as another planned exam: the code of that one, by the code on the list. */
  equivalents: Readonly<Record<string, string>>;
  /** Exams of the list that are ordered only in pregnancy, or contain such an exam. */
  prenatal: readonly ExamToPlan[];
  person: Person;
  plan: Plan;
  /** The time of the first visit. */
  visit: VisitTime;
  /** The visits of the plan in calendar order, each with its day. */
  visits: readonly DatedVisit[];
  /** A supplement that the first visit needs left out, and since when, if that was before now. */
  missed: MissedSupplement | null;
  /** The exams that can be sooner without the ones that delay the visit; null if there are none. */
  sooner: Sooner | null;
  /**
   * When all results are ready; each exam counts from its own visit. There is no promise if the visit cannot be as the visitor chose it.
   */
  promise: LatestPromise;
  price: Price;
  /** A panel that includes all of them for less; null if none does. */
  cheaper: CheaperPanel | null;
}

/** Exams of the list that can be sooner without the others, and when. */
export interface Sooner {
  codes: readonly string[];
  at: WallClock;
}

/**
 * Plans the list of an address: reads its codes, combines the preparation of its exams, places the visits in the laboratory's calendar,
 * and computes when all results are ready and what they cost.
 */
export function examList(
  address: ListAddress,
  catalogue: ExamsByCode,
  now: WallClock,
  calendar: LaboratoryCalendar,
): ExamList {
  const known = address.codes.filter((code) => catalogue.has(code));
  const asked = examsOf(known.slice(0, MAX_EXAMS), catalogue);
  const exams = asked.filter(isPlanned);
  const person = personIn(address.person ?? '');
  const plan = preparationPlan(exams, catalogue, person);
  const inOrder = inOrderOfTime(plan, now, calendar);
  const preparation = inOrder[0]?.visit.preparation ?? null;
  const moments = { now, notBefore: inOrder[0]?.notBefore ?? now };
  const proposed = earliestVisit(preparation ?? jointPreparation([]), moments, calendar).at;
  const first = visitTime(address, { at: proposed, preparation }, now, calendar);
  const visits = datedVisits(inOrder, first.at, plan, now, calendar);
  const visit = { ...first, isPossible: first.isPossible && !visits.some(({ isMissed }) => isMissed) };
  const price = listPrice(exams, catalogue);
  return {
    exams,
    emergencies: asked.filter((exam) => !isPlanned(exam)),
    unknown: address.codes.filter((code) => !catalogue.has(code)),
    surplus: known.slice(MAX_EXAMS),
    doubled: doubledIn(exams, plan),
    shared: sharedIn(exams, plan),
    equivalents: equivalentsIn(exams, plan, catalogue),
    prenatal: exams.filter((exam) => examsOf([exam.code, ...broughtBy(exam, plan)], catalogue).some(isPrenatal)),
    person,
    plan,
    visit,
    visits,
    missed: visits[0] ? missedSupplement(visits[0], now, calendar) : null,
    sooner:
      visits.length === 1
        ? soonerWithout(visits[0]?.earliest.wait ?? null, visit.at, { exams, person, now }, catalogue, calendar)
        : null,
    promise: joinPromises(
      visit.isPossible
        ? visits.map(({ visit: { exams: codes }, at }) => visitPromise(examsOf(codes, catalogue), at, calendar))
        : [],
    ),
    price,
    cheaper: cheaperPanel(exams, price, catalogue),
  };
}

const isPrenatal = ({ prenatal }: ExamToPlan): boolean => prenatal;

const isPlanned = ({ urgent }: ExamToPlan): boolean => !isEmergencyOnly(urgent);

/** The codes that a list plans: known exams, up to the limit of a list, without emergencies. */
export const plannableOf = (codes: readonly string[], catalogue: ExamsByCode): string[] =>
  examsOf(codes, catalogue)
    .slice(0, MAX_EXAMS)
    .filter(isPlanned)
    .map(({ code }) => code);

/** The result of a collection over several days counts from the last delivery; each delivery is on an open day. */
function visitPromise(exams: readonly ExamToPlan[], at: WallClock, calendar: LaboratoryCalendar): LatestPromise {
  const byDays = Map.groupBy(exams, ({ specimens }) => Math.max(1, ...specimens.map(({ days }) => days)));
  return joinPromises(
    [...byDays].map(([days, some]) => latestPromise(some, lastDelivery(at, days, calendar), calendar)),
  );
}

function lastDelivery(at: WallClock, days: number, calendar: LaboratoryCalendar): WallClock {
  let { date } = at;
  for (let delivery = 1; delivery < days; delivery += 1)
    date = firstDay(addDays(date, 1), calendar, ({ hours }) => hours !== null)?.date ?? date;
  return { ...at, date };
}

const examsOf = (codes: readonly string[], catalogue: ExamsByCode): ExamToPlan[] =>
  codes.flatMap((code) => catalogue.get(code) ?? []);

/** The exams that a patient can have sooner without the ones that delay the visit. The patient comes again for those. */
function soonerWithout(
  wait: LeadTime | null,
  { date }: WallClock,
  { exams, person, now }: { exams: readonly ExamToPlan[]; person: Person; now: WallClock },
  catalogue: ExamsByCode,
  calendar: LaboratoryCalendar,
): Sooner | null {
  const isWaitedFor = (exam: ExamToPlan): boolean =>
    expandPanels([exam], catalogue).exams.some((one) => wait?.because.includes(one.exam.code));
  const others = wait ? exams.filter((exam) => !isWaitedFor(exam)) : [];
  const { visits, preparation } = preparationPlan(others, catalogue, person);
  if (visits.length !== 1) return null;
  const { at } = earliestVisit(preparation, { now }, calendar);
  return at.date < date ? { codes: others.map(({ code }) => code), at } : null;
}

/** The exams that a panel of the list includes, and the panels that another panel includes completely. */
function doubledIn(exams: readonly ExamToPlan[], plan: Plan): ExamList['doubled'] {
  return exams.flatMap((exam) => {
    const own = broughtBy(exam, plan);
    const brought = plan.panels.find(
      (one) =>
        one.panel !== exam.code &&
        exams.some(({ code }) => code === one.panel) &&
        own.length < one.exams.length + (exam.members.length > 0 ? 0 : 1) &&
        own.every((code) => one.exams.includes(code)),
    );
    const panel = exams.find(({ code }) => code === brought?.panel);
    return panel ? [{ exam, panel }] : [];
  });
}

/** The exams that a code of the list brings: those of a panel, or the exam itself. */
const broughtBy = ({ code }: ExamToPlan, { panels }: Plan): readonly string[] =>
  panels.find(({ panel }) => panel === code)?.exams ?? [code];

/** The pairs of panels that have some exams in common, but neither has all of the other's: those are doubled. */
function sharedIn(exams: readonly ExamToPlan[], plan: Plan): ExamList['shared'] {
  const panels = exams.filter(({ members }) => members.length > 0);
  return panels.flatMap((one, index) =>
    panels.slice(index + 1).flatMap((other) => {
      const [first, second] = [broughtBy(one, plan), broughtBy(other, plan)];
      const both = first.filter((code) => second.includes(code));
      return both.length > 0 && both.length < Math.min(first.length, second.length)
        ? [{ one, other, exams: both }]
        : [];
    }),
  );
}

/** Of two equivalent exams on the list, the later one is the surplus. */
function equivalentsIn(exams: readonly ExamToPlan[], plan: Plan, catalogue: ExamsByCode): ExamList['equivalents'] {
  const pairs = exams.flatMap(({ code, equivalentTo }, index) => {
    const later = new Set(exams.slice(index + 1).map((exam) => exam.code));
    const other = plan.exams.find(
      (one) => !later.has(one) && (one === equivalentTo || catalogue.get(one)?.equivalentTo === code),
    );
    return other ? [[code, other]] : [];
  });
  return Object.fromEntries(pairs);
}
