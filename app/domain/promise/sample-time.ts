import { addDays, type CalendarDate, minutesOf, type WallClock } from '../laboratory/opening-hours.ts';
import { type CalendarDay, type LaboratoryCalendar, openFrom } from './laboratory-calendar.ts';
import { typedDay } from './typed-day.ts';

/** What was typed into the form, as it was typed: the page gives it back. The names are those of the address. */
export interface SampleTimeDraft {
  dia: string;
  hora: string;
}

export interface SampleTimeFaults {
  dia?: 'missing' | 'impossible' | 'past' | 'far' | 'closed';
  hora?: 'missing' | 'impossible' | 'closed';
}

export interface SampleTime {
  draft: SampleTimeDraft;
  faults: SampleTimeFaults;
  /** The day that was typed, if there is such a day: its hours and its holiday say why it is refused. */
  day: CalendarDay | null;
  /** Null: nothing was chosen, or it is at fault. */
  chosen: WallClock | null;
  /** Whether `chosen` lies behind us: the sample was left already. */
  isPast: boolean;
}

/** Somebody may ask about a sample that was taken already; further ahead the holidays are not told with certainty. */
export const sampleDays = { back: 31, ahead: 180 } as const;
export const sampleTimeNames = ['dia', 'hora'] as const;
const MOST_CHARACTERS = 20;

/** Reads a chosen day and hour from an address. A sample can be left only while the laboratory is open. */
export function readSampleTime(query: URLSearchParams, now: WallClock, calendar: LaboratoryCalendar): SampleTime {
  const [dia, hora] = sampleTimeNames.map((name) => (query.get(name) ?? '').trim().slice(0, MOST_CHARACTERS));
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
 * When the sample is left: as it was chosen; else now, or as soon as the laboratory opens. `shown` is null for now: a page that is cached
 * cannot name the minute.
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
