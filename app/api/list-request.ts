import type { Catalogue } from '../domain/exams/catalogue.ts';
import type { Exam } from '../domain/exams/exam.ts';
import { addDays, type WallClock, wallClock } from '../domain/laboratory/opening-hours.ts';
import { readMoment } from './moments.ts';
import type { ReadRequest } from './read-request.ts';

/** Finds the exams with these codes. A code that the catalog does not have is a fault of the field at its index: 'e.2'. */
export function examsOf(codes: readonly string[], { byCode }: Catalogue, field: string): ReadRequest<readonly Exam[]> {
  const unknown = [...new Set(codes)].filter((code) => !byCode.has(code));
  if (unknown.length > 0)
    return { faults: unknown.map((code) => ({ field: `${field}.${codes.indexOf(code)}`, reason: 'unknown-exam' })) };
  return { value: codes.flatMap((code) => byCode.get(code) ?? []) };
}

/** Bounds of the sample's day. A caller may ask about a sample that was already taken; the holiday laws of future years are uncertain. */
const takenDays = { back: 31, ahead: 365 } as const;

/** Reads the parameter `taken`, when the sample is taken, in the laboratory's time; now by default. */
export function readTaken(taken: string | undefined, now: Date, timeZone: string): ReadRequest<WallClock> {
  const today = wallClock(now, timeZone);
  if (taken === undefined) return { value: today };
  const moment = readMoment(taken, timeZone);
  if (!moment) return { faults: [{ field: 'taken', reason: 'malformed' }] };
  const isNear =
    moment.date >= addDays(today.date, -takenDays.back) && moment.date <= addDays(today.date, takenDays.ahead);
  return isNear ? { value: moment } : { faults: [{ field: 'taken', reason: 'out-of-range' }] };
}
