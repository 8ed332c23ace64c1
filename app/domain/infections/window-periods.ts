import type { InBothLanguages } from '../laboratory/laboratory.ts';

/** A time after the contact, in the unit that its source uses. */
export interface Elapsed {
  count: number;
  unit: 'day' | 'week' | 'month';
}

/** When a test becomes useful after a contact, and when its negative result is reliable. */
export interface WindowPeriod {
  id: string;
  /** The part of the name without a page of its own: 'VIH, prueba rápida'. */
  name: InBothLanguages;
  /** The exams that it describes, by the address of their page; their names replace `name`. `brief` is for the middle of a sentence. */
  exams: readonly { slug: string; name: InBothLanguages; brief: InBothLanguages }[];
  /** From one time, or between two: sources give a range for the infections that people react to at different speeds. */
  detects: readonly [Elapsed] | readonly [Elapsed, Elapsed];
  reliable: Elapsed;
  note?: InBothLanguages;
}

const days = (count: number): Elapsed => ({ count, unit: 'day' });
const weeks = (count: number): Elapsed => ({ count, unit: 'week' });
const months = (count: number): Elapsed => ({ count, unit: 'month' });
const words = (es: string, en: string): InBothLanguages => ({ es, en });

/**
 * HIV: CDC, Getting Tested for HIV. Syphilis, hepatitis B after a partner who has it, chlamydia, and gonorrhea: SH:24 (NHS), When should I
 * test for STIs?; CDC, MMWR 2018;67(RR-1). Hepatitis B: WHO fact sheet. Hepatitis C: CDC, Clinical Screening and Diagnosis. The page's
 * front matter links to them.
 */
export const windowPeriods: readonly WindowPeriod[] = [
  {
    id: 'pcr',
    name: words('(PCR)', '(PCR)'),
    exams: [
      {
        slug: 'chlamydia-pcr-en-orina',
        name: words('Clamidia', 'Chlamydia'),
        brief: words('clamidia', 'chlamydia'),
      },
      {
        slug: 'gonorrea-pcr-en-orina',
        name: words('gonorrea', 'gonorrhea'),
        brief: words('gonorrea', 'gonorrhea'),
      },
    ],
    detects: [weeks(1)],
    reliable: weeks(2),
  },
  {
    id: 'hiv-molecular',
    name: words('', ''),
    exams: [
      {
        slug: 'vih-carga-viral',
        name: words('VIH, prueba molecular (NAT)', 'HIV, molecular test (NAT)'),
        brief: words('VIH por prueba molecular', 'HIV by molecular test'),
      },
    ],
    detects: [days(10)],
    reliable: days(33),
    note: words('La pide un médico, junto con otra.', 'A doctor orders it, along with another one.'),
  },
  {
    id: 'hiv-laboratory',
    name: words('', ''),
    exams: [
      {
        slug: 'vih-cuarta-generacion',
        name: words('VIH, 4.ª generación, sangre de la vena', 'HIV, 4th generation, blood from a vein'),
        brief: words('VIH en sangre de la vena', 'HIV in blood from a vein'),
      },
    ],
    detects: [days(18)],
    reliable: days(45),
  },
  {
    id: 'syphilis',
    name: words('', ''),
    exams: [{ slug: 'prueba-treponemica', name: words('Sífilis', 'Syphilis'), brief: words('sífilis', 'syphilis') }],
    detects: [weeks(4), weeks(6)],
    reliable: weeks(12),
  },
  {
    id: 'hepatitis-b',
    name: words('', ''),
    exams: [
      {
        slug: 'hepatitis-b-antigeno-de-superficie',
        name: words('Hepatitis B (HBsAg)', 'Hepatitis B (HBsAg)'),
        brief: words('hepatitis B', 'hepatitis B'),
      },
    ],
    detects: [days(30), days(60)],
    reliable: weeks(12),
    note: words('6 meses si su pareja la tiene.', '6 months if your partner has it.'),
  },
  {
    id: 'hepatitis-c',
    name: words('', ''),
    exams: [
      {
        slug: 'hepatitis-c-anticuerpos',
        name: words('Hepatitis C (anticuerpos)', 'Hepatitis C (antibodies)'),
        brief: words('hepatitis C', 'hepatitis C'),
      },
    ],
    detects: [weeks(8), weeks(11)],
    reliable: months(6),
  },
  {
    id: 'hiv-rapid',
    name: words('VIH, prueba rápida de pinchazo, 4.ª generación', 'HIV, rapid finger-stick test, 4th generation'),
    exams: [],
    detects: [days(18)],
    reliable: days(90),
    note: words('Por si ya se hizo una en otro lugar.', 'In case you’ve already had one somewhere else.'),
  },
  {
    id: 'hiv-antibodies',
    name: words('VIH, prueba rápida de anticuerpos', 'HIV, rapid antibody test'),
    exams: [],
    detects: [days(23)],
    reliable: days(90),
    note: words('Por si ya se hizo una en otro lugar.', 'In case you’ve already had one somewhere else.'),
  },
];

/** The time within which treatment can still prevent HIV after a contact, in days: CDC, MMWR 2025;74(RR-1). */
const PREVENTION_DAYS = 3;

/** The times since a contact that a visitor can choose, shortest first. The first is the time in which treatment still prevents HIV. */
export const elapsedChoices: readonly Elapsed[] = [
  days(PREVENTION_DAYS),
  weeks(1),
  weeks(2),
  weeks(3),
  weeks(6),
  weeks(12),
  months(6),
];

const DAYS = { day: 1, week: 7, month: 30 } as const;

/** { count: 12, unit: 'week' } → 84 */
export const elapsedDays = ({ count, unit }: Elapsed): number => count * DAYS[unit];

/** The meaning of a test on one day. It may detect an infection from the beginning of a range on. */
export type WindowState = 'too-early' | 'may-detect' | 'reliable';

/** (HIV from a vein, 21 days) → 'may-detect' */
export function stateOn({ detects, reliable }: Pick<WindowPeriod, 'detects' | 'reliable'>, day: number): WindowState {
  if (day >= elapsedDays(reliable)) return 'reliable';
  return day >= elapsedDays(detects[0]) ? 'may-detect' : 'too-early';
}
