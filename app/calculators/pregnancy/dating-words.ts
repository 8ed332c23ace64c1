import type { DateFault, DatingBasis, GestationalAge } from '../../domain/pregnancy/gestational-age.ts';
import type { PrenatalTestId } from '../../domain/pregnancy/prenatal-tests.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { DatingFaults } from './dating-form.ts';

type Word = () => string;

/** The meaning of the entered date: last period, conception, or embryo transfer. */
export const basisWords = {
  period: m.pregnancy_basis_period,
  conception: m.pregnancy_basis_conception,
  'transfer-three': m.pregnancy_basis_transfer_three,
  'transfer-five': m.pregnancy_basis_transfer_five,
} as const satisfies Record<DatingBasis, Word>;

const dateFaultWords = {
  missing: m.pregnancy_error_missing,
  impossible: m.pregnancy_error_impossible,
  future: m.pregnancy_error_future,
  'too-old': m.pregnancy_error_too_old,
} as const satisfies Record<DateFault, Word>;

export const trimesterWords = {
  1: m.pregnancy_trimester_first,
  2: m.pregnancy_trimester_second,
  3: m.pregnancy_trimester_third,
} as const satisfies Record<GestationalAge['trimester'], Word>;

export const prenatalTestWords = {
  'first-visit': m.pregnancy_test_first_visit,
  second: m.pregnancy_test_second,
  glucose: m.pregnancy_test_glucose,
  'week-twenty-eight': m.pregnancy_test_week_twenty_eight,
  third: m.pregnancy_test_third,
  strep: m.pregnancy_test_strep,
} as const satisfies Record<PrenatalTestId, Word>;

/** ({ weeks: 40, days: 1 }) → '40 semanas y 1 día' */
export const ageWords = ({ weeks, days }: Pick<GestationalAge, 'weeks' | 'days'>): string =>
  m.pregnancy_age({
    weeks: m.pregnancy_weeks({ count: weeks }),
    days: m.pregnancy_days({ count: days }),
  });

/** The message for each field with a fault. */
export type FaultTexts = { [Field in keyof DatingFaults]?: string };

/** Says what is wrong and what to do, for each field with a fault. `ErrorSummary` lists them in this order. */
export const faultTexts = ({ base, fecha, ciclo }: DatingFaults): FaultTexts => ({
  ...(base && { base: m.pregnancy_error_basis() }),
  ...(fecha && { fecha: dateFaultWords[fecha]() }),
  ...(ciclo && { ciclo: m.pregnancy_error_cycle() }),
});
