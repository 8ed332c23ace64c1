import { addDays, type WallClock } from '../laboratory/opening-hours.ts';
import type { StepMoment } from './plan-steps.ts';

/**
 * Where a plan lists an instruction, which is free text: a sentence that asks for a conversation comes before the plan, and one that begins
 * with the evening or the days before belongs there. Only the place follows from the words; all others belong to the visit.
 */
export const isToAsk = (spanish: string): boolean => /preg[uú]nt/i.test(spanish);

/** ('La noche anterior cene como de costumbre', Tuesday 07:00) → Monday evening; 'Los 3 días anteriores coma …' → Saturday */
export function instructionMoment(spanish: string, { date }: WallClock): StepMoment | null {
  const before = addDays(date, -1);
  const days = /^los (\d+) días anteriores/i.exec(spanish)?.[1];
  if (days) return { date: addDays(date, -Number(days)), part: 'day' };
  if (/^la noche anterior/i.test(spanish)) return { date: before, part: 'evening' };
  return /^(desde )?el día anterior/i.test(spanish) ? { date: before, part: 'day' } : null;
}
