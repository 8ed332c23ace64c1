import { addDays, type CalendarDate, isCalendarDate, minutesOf, type WallClock } from '../laboratory/opening-hours.ts';

/** What was typed into the form, as it was typed: the page gives it back. The names are those of the address. */
export interface SampleTimeDraft {
  dia: string;
  hora: string;
}

export interface SampleTimeFaults {
  dia?: 'missing' | 'impossible' | 'past' | 'far';
  hora?: 'missing' | 'impossible';
}

export interface SampleTime {
  draft: SampleTimeDraft;
  faults: SampleTimeFaults;
  /** Null: nothing was chosen, or it is at fault. Then the answer is for now. */
  chosen: WallClock | null;
}

/** Somebody may ask about a sample that was taken already; further ahead the holidays are not told with certainty. */
export const sampleDays = { back: 31, ahead: 180 } as const;
export const sampleTimeNames = ['dia', 'hora'] as const;
const MOST_CHARACTERS = 20;

/** Reads a chosen day and hour from an address. `today` is the date on the laboratory's wall. */
export function readSampleTime(query: URLSearchParams, today: CalendarDate): SampleTime {
  const [dia, hora] = sampleTimeNames.map((name) => (query.get(name) ?? '').trim().slice(0, MOST_CHARACTERS));
  const draft: SampleTimeDraft = { dia: dia ?? '', hora: hora ?? '' };
  if (draft.dia === '' && draft.hora === '') return { draft, faults: {}, chosen: null };
  const [dayFault, hourFault] = [faultOfDay(draft.dia, today), faultOfHour(draft.hora)];
  const faults: SampleTimeFaults = { ...(dayFault && { dia: dayFault }), ...(hourFault && { hora: hourFault }) };
  const isSound = !dayFault && !hourFault;
  return { draft, faults, chosen: isSound ? { date: draft.dia, minutes: minutesOf(draft.hora) } : null };
}

function faultOfDay(day: string, today: CalendarDate): SampleTimeFaults['dia'] {
  if (day === '') return 'missing';
  if (!isCalendarDate(day)) return 'impossible';
  if (day < addDays(today, -sampleDays.back)) return 'past';
  return day > addDays(today, sampleDays.ahead) ? 'far' : undefined;
}

function faultOfHour(hour: string): SampleTimeFaults['hora'] {
  if (hour === '') return 'missing';
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(hour) ? undefined : 'impossible';
}
