import type { NewAutoRule } from '../../domain/autoverification/auto-rules.server.ts';
import type { Component } from '../../domain/exams/component.ts';
import { sentNumber } from '../../domain/reports/sent-number.ts';

/** The days in which the delta check looks back, unless the laboratory says otherwise. */
export const DELTA_DAYS = 90;
const MAX_DAYS = 1_000;

/** Reads the limits of an exam as they were typed. Null: something is no number, or nothing has a limit. */
export function readRuleForm(
  form: FormData,
  { exam, components }: { exam: string; components: readonly Component[] },
): NewAutoRule | null {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const days = /^\d{1,4}$/.test(text('dias')) ? Number(text('dias')) : 0;
  if (days < 1 || days > MAX_DAYS) return null;
  const limits: NewAutoRule['limits'][number][] = [];
  for (const { id, unit } of components) {
    if (unit === null) {
      limits.push({ component: id, low: null, high: null, delta_percent: null });
      continue;
    }
    const [low, high, delta] = [text(`minimo-${id}`), text(`maximo-${id}`), text(`delta-${id}`)];
    if (low === '' && high === '' && delta === '') continue;
    if (!isLimit(low) || !isLimit(high) || (low === '' && high === '')) return null;
    if (delta !== '' && !/^[1-9]\d{0,3}$/.test(delta)) return null;
    if (low !== '' && high !== '' && numberOf(low) > numberOf(high)) return null;
    limits.push({
      component: id,
      low: low || null,
      high: high || null,
      delta_percent: delta === '' ? null : Number(delta),
    });
  }
  return limits.length === 0 ? null : { exam, deltaDays: days, limits };
}

/** A limit may be blank. '1.005' is a number here: the staff write it, and see it back. */
const isLimit = (text: string): boolean => text === '' || sentNumber(text) !== null;
const numberOf = (text: string): number => sentNumber(text)?.number ?? Number.NaN;
