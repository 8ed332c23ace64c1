import type { CalendarDate } from '../../domain/laboratory/opening-hours.ts';
import {
  cycleDays,
  type DateFault,
  type DatingBasis,
  datingBases,
  faultOfDate,
  type GestationalAge,
  gestationalAge,
} from '../../domain/pregnancy/gestational-age.ts';

/** The input as typed; the page shows it again. */
export interface DatingDraft {
  base: DatingBasis | '';
  fecha: string;
  ciclo: string;
}

/** The faults of the fields. */
export interface DatingFaults {
  base?: 'missing';
  fecha?: DateFault;
  ciclo?: 'out-of-range';
}

/** The page's answer to the form. It is never stored. */
export interface DatingOutcome {
  draft: DatingDraft;
  faults: DatingFaults;
  /** Null if there are faults. */
  age: GestationalAge | null;
  today: CalendarDate;
}

/** Longer than any valid answer; the rest is cut. */
const MAX_CHARACTERS = 20;

/** Reads the form and computes the answer. `today` is the date at the laboratory. */
export function answerDating(form: FormData, today: CalendarDate): DatingOutcome {
  const text = (name: keyof DatingDraft): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim().slice(0, MAX_CHARACTERS) : '';
  };
  const base = datingBases.find((one) => one === text('base')) ?? '';
  const draft: DatingDraft = { base, fecha: isoOf(text('fecha')), ciclo: text('ciclo') };
  const cycle = cycleOf(draft);
  const dateFault = faultOfDate(draft.fecha, base || 'period', today, cycle ?? cycleDays.usual);
  const faults: DatingFaults = {
    ...(base === '' && { base: 'missing' }),
    ...(dateFault && { fecha: dateFault }),
    ...(cycle === null && { ciclo: 'out-of-range' }),
  };
  const isCounted = base !== '' && !dateFault && cycle !== null;
  return { draft, faults, age: isCounted ? gestationalAge(draft.fecha, base, today, cycle) : null, today };
}

/** In browsers without a date field, people write the day first: '16/11/2026' → '2026-11-16'. Other text stays unchanged. */
function isoOf(typed: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  return year === '' ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A whole number of days within the limits; the usual cycle if the basis is not the period or the field is empty. Null if invalid. */
function cycleOf({ base, ciclo }: DatingDraft): number | null {
  if (base !== 'period' || ciclo === '') return cycleDays.usual;
  const days = /^\d{1,3}([.,]0+)?$/.test(ciclo) ? Number.parseInt(ciclo, 10) : 0;
  return days >= cycleDays.shortest && days <= cycleDays.longest ? days : null;
}
