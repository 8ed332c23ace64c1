import { formatClock } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { UrineCollection } from '../exams/exam.ts';
import { abstentionNames } from './abstention-words.ts';
import type { Conflict, Side } from './conflicts.ts';
import { namesWords } from './moment-words.ts';
import type { NameOf } from './plan-words.ts';

const urineNames = {
  any: m.plan_urine_short_any,
  midstream: m.plan_urine_short_midstream,
  'first-morning': m.plan_urine_short_first_morning,
  'first-morning-midstream': m.plan_urine_short_first_morning_midstream,
  'second-morning': m.plan_urine_short_second_morning,
  'first-stream': m.plan_urine_short_first_stream,
  overnight: m.plan_urine_short_overnight,
  '24-hours': m.plan_urine_short_24_hours,
  'full-bladder': m.plan_urine_short_full_bladder,
  'end-of-shift': m.plan_urine_short_end_of_shift,
  'at-laboratory': m.plan_urine_short_at_laboratory,
  special: m.plan_urine_short_special,
} as const satisfies Record<UrineCollection, unknown>;

/**
 * Explains in one sentence why the exams of a conflict cannot share a visit. The order of the sides matters: see `Demands` (conflicts.ts).
 */
export function conflictWords(conflict: Conflict, locale: Locale, nameOf: NameOf): string {
  const named = (side: Side<unknown>): string => namesWords(side.exams.map(nameOf), locale);
  const names = { one: named(conflict.sides[0]), other: named(conflict.sides[1]) };
  const time = (hour: string): string => formatClock(locale, hour);
  switch (conflict.kind) {
    case 'fasting': {
      const [{ demand: one }, { demand: other }] = conflict.sides;
      return m.plan_conflict_fasting({ ...names, min: one.minHours, max: other.maxHours }, { locale });
    }
    case 'abstention': {
      const [{ demand: one }, { demand: other }] = conflict.sides;
      const what = abstentionNames[one.of]({}, { locale }).toLowerCase();
      // An abstention conflicts only with an upper limit, so the other side has one.
      return m.plan_conflict_abstention({ ...names, what, hours: one.hours, max: other.maxHours ?? 0 }, { locale });
    }
    case 'time-of-day': {
      const [{ demand: one }, { demand: other }] = conflict.sides;
      return m.plan_conflict_time({ ...names, until: time(one.until), from: time(other.from) }, { locale });
    }
    case 'cycle-days': {
      const [{ demand: one }, { demand: other }] = conflict.sides;
      return m.plan_conflict_cycle({ ...names, to: one.to, from: other.from }, { locale });
    }
    case 'urine': {
      const [first, second] = conflict.sides.map(({ demand }) => urineNames[demand.collection]({}, { locale }));
      return m.plan_conflict_urine({ ...names, first: first ?? '', second: second ?? '' }, { locale });
    }
    case 'additive':
      return m.plan_conflict_additive(names, { locale });
    case 'dose': {
      const { demand } = conflict.sides[1];
      // The second side always asks for a sample some hours after the dose.
      const hours = demand.at === 'after-hours' ? demand.hours : 0;
      return m.plan_conflict_dose({ ...names, drug: demand.of[locale], hours }, { locale });
    }
    case 'curve': {
      const [what, otherWhat] = conflict.sides.map(({ demand }) => demand.stimulus[locale]);
      return m.plan_conflict_curve({ ...names, what: what ?? '', otherWhat: otherWhat ?? '' }, { locale });
    }
  }
}
