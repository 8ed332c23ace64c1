import { disturbed } from './disturbances.ts';
import { type SeededRandom, seededRandom, type Weighted } from './seeded-random.ts';
import { type ExamName, type SimulatedExam, simulatedExams } from './simulated-exams.ts';
import type { SimulatedMessage, SimulatedReport, SimulatedSender } from './simulated-message.ts';
import { orderedExams } from './simulated-orders.ts';
import { type SimulatedPerson, simulatedPerson } from './simulated-person.ts';
import { answerOf } from './simulated-results.ts';

export interface Simulation {
  seed: number;
  days: number;
  patients: number;
  /** The last day ends now: a report that would come later is still on its way. */
  now: Date;
  sender: SimulatedSender;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** One person in 80 reports has a critical value on purpose; others come from diseases. */
const EXTREME_SHARE = 0.004;

/** Iván has an account in the demonstration. */
const doctors: readonly [Weighted<readonly string[]>, ...Weighted<readonly string[]>[]] = [
  [['71334455', 'Restrepo', 'Iván'], 3],
  [['43887711', 'Arboleda', 'Catalina'], 5],
  [['98555120', 'Henao', 'Fabián'], 5],
  [['32445901', 'Cárdenas', 'Lucía'], 5],
];

/** All messages of the period, in the order in which they arrive. The same simulation gives the same messages. */
export function simulatedMessages(simulation: Simulation): SimulatedMessage[] {
  const first = new Date(simulation.now.getTime() - simulation.days * DAY_MS);
  const today = first.toISOString().slice(0, 10);
  const messages = Array.from({ length: simulation.patients }, (_, nth) =>
    messagesOfPerson(simulation, first, simulatedPerson(nth + 1, simulation.seed, today), nth + 1),
  ).flat();
  return messages
    .filter(({ arrivesAt }) => arrivesAt <= simulation.now)
    .sort((one, other) => one.arrivesAt.getTime() - other.arrivesAt.getTime());
}

function messagesOfPerson(
  simulation: Simulation,
  first: Date,
  person: SimulatedPerson,
  nth: number,
): SimulatedMessage[] {
  const random = seededRandom(person.seed ^ 0x5f3759df);
  const visits =
    1 + Array.from({ length: Math.floor(simulation.days / 60) }, () => random.chance(0.5)).filter(Boolean).length;
  const times = Array.from({ length: visits }, () => collectionTime(first, simulation.days, random));
  return times
    .toSorted((one, other) => one.getTime() - other.getTime())
    .flatMap((collectedAt, visit) => {
      const order = `S${simulation.seed}-${nth}-${visit + 1}`;
      const doctor = random.weighted(doctors);
      const reports = orderedExams(person, random).flatMap((name, i) =>
        reportsOf(name, { order, collectedAt, person, doctor, filler: `${order}-${i + 1}` }, random),
      );
      return reports.flatMap((report) => disturbed(simulation.sender, report, random, visit === 0));
    });
}

/** A morning from Monday to Saturday, between 6:00 and 10:00 in Colombia. */
function collectionTime(first: Date, days: number, random: SeededRandom): Date {
  const midnight = Math.floor(first.getTime() / DAY_MS) * DAY_MS;
  const day = new Date(midnight + random.integer(0, Math.max(0, days - 1)) * DAY_MS);
  const open = day.getUTCDay() === 0 ? new Date(day.getTime() + DAY_MS) : day;
  return new Date(open.getTime() + 11 * HOUR_MS + random.integer(0, 239) * 60_000);
}

type Ordered = Pick<SimulatedReport, 'order' | 'filler' | 'collectedAt' | 'person' | 'doctor'>;

/** The reports of one exam: a culture is preliminary after a day, and final after two. */
function reportsOf(name: ExamName, ordered: Ordered, random: SeededRandom): SimulatedReport[] {
  const exam: SimulatedExam = simulatedExams[name];
  const answer = answerOf(exam, ordered.person, random, random.chance(EXTREME_SHARE));
  const [quickest, slowest] = exam.hours;
  const hours = quickest + (slowest - quickest) * random.unit();
  const at = (after: number) => new Date(ordered.collectedAt.getTime() + after * HOUR_MS);
  const final = { ...ordered, exam, answer, status: 'F' as const, controlId: ordered.filler, reportedAt: at(hours) };
  if (exam.kind !== 'culture') return [final];
  const growth = answer.susceptibilities.length > 0 ? 'Bacilos gramnegativos' : 'Sin crecimiento a las 24 horas';
  const early = { type: 'ST' as const, code: ['630-4', 'Urocultivo', 'LN'], value: [growth] };
  const preliminary = { results: [early], susceptibilities: [], hasCriticalValue: false };
  return [{ ...final, answer: preliminary, status: 'P', controlId: `${ordered.filler}-P`, reportedAt: at(24) }, final];
}
