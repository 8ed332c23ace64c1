import { addDays, type CalendarDate, minutesOf, type WallClock } from '../laboratory/opening-hours.ts';
import { type CalendarDay, type LaboratoryCalendar, openFrom } from './laboratory-calendar.ts';
import { typedDay } from './typed-day.ts';

/** The form input as typed; the page shows it again. The names are those of the address. */
export interface SampleTimeDraft {
  dia: string;
  hora: string;
}

/** The faults of the typed day and hour. */
export interface SampleTimeFaults {
  dia?: 'missing' | 'impossible' | 'past' | 'far' | 'closed';
  hora?: 'missing' | 'impossible' | 'closed';
}

/** The day and hour at which a visitor brings a sample. */
export interface SampleTime {
  draft: SampleTimeDraft;
  faults: SampleTimeFaults;
  /** The typed day, if it exists: its hours and its holiday explain why it is rejected. */
  day: CalendarDay | null;
  /** Null if nothing was chosen or the choice has a fault. */
  chosen: WallClock | null;
  /** Whether `chosen` is in the past: the sample has already been left. */
  isPast: boolean;
}

/**
 * The days that a visitor may choose, from today. A person may ask about a sample that was already taken; further ahead, holidays are
 * uncertain.
 */
export const sampleDays = { back: 31, ahead: 180 } as const;
/** The names of the fields. */
export const sampleTimeNames = ['dia', 'hora'] as const;
const MAX_CHARACTERS = 20;

/** Reads a chosen day and hour from an address. A sample can be left only while the laboratory is open. */
export function readSampleTime(query: URLSearchParams, now: WallClock, calendar: LaboratoryCalendar): SampleTime {
  const [dia, hora] = sampleTimeNames.map((name) => (query.get(name) ?? '').trim().slice(0, MAX_CHARACTERS));
  const draft: SampleTimeDraft = { dia: dia ?? '', hora: hora ?? '' };
  if (draft.dia === '' && draft.hora === '') return { draft, faults: {}, day: null, chosen: null, isPast: false };
  const date = typedDay(draft.dia);
  const rangeFault = faultOfRange(draft.dia, date, now.date);
  const day = date && !rangeFault ? calendar.dayOn(date) : null;
  const dayFault = rangeFault ?? (day?.hours === null ? 'closed' : undefined);
  const hourFault = faultOfHour(draft.hora, day);
  const faults: SampleTimeFaults = { ...(dayFault && { dia: dayFault }), ...(hourFault && { hora: hourFault }) };
  const chosen = date && !dayFault && !hourFault ? { date, minutes: minutesOf(draft.hora) } : null;
  return { draft, faults, day, chosen, isPast: chosen !== null && isBefore(chosen, now) };
}

/**
 * Decides when the sample is left: as chosen; otherwise now, or as soon as the laboratory opens. `shown` is null for now, because a cached
 * page cannot name the minute.
 */
export function arrivalOf(
  chosen: WallClock | null,
  now: WallClock,
  calendar: LaboratoryCalendar,
): { at: WallClock; shown: WallClock | null } {
  if (chosen) return { at: chosen, shown: chosen };
  const at = openFrom(now, calendar) ?? now;
  return { at, shown: isBefore(now, at) ? at : null };
}

const isBefore = (one: WallClock, other: WallClock): boolean =>
  one.date < other.date || (one.date === other.date && one.minutes < other.minutes);

function faultOfRange(typed: string, date: CalendarDate | null, today: CalendarDate): SampleTimeFaults['dia'] {
  if (typed === '') return 'missing';
  if (!date) return 'impossible';
  if (date < addDays(today, -sampleDays.back)) return 'past';
  return date > addDays(today, sampleDays.ahead) ? 'far' : undefined;
}

function faultOfHour(hour: string, day: CalendarDay | null): SampleTimeFaults['hora'] {
  if (hour === '') return 'missing';
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(hour)) return 'impossible';
  const minutes = minutesOf(hour);
  return day?.hours && (minutes < day.hours.opens || minutes >= day.hours.closes) ? 'closed' : undefined;
}
