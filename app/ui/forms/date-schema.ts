import { z } from 'zod';

import type { Locale } from '../../i18n/locale.ts';
import { type DatePart, type DatePartsFault, dateParts, readDateParts } from '../date-parts.ts';
import { datePartNames } from './date-part-names.ts';

/** No date part and no whole date is longer. A longer or missing text counts as empty. */
const box = z.string().max(40).catch('');

/** The schema of a `DateField`: three boxes → '1985-07-03'. Each box that a fault concerns reports it. */
export const dateSchema = (locale: Locale) =>
  z.object({ dia: box, mes: box, anio: box }).transform(({ dia, mes, anio }, context) => {
    const read = readDateParts({ day: dia, month: mes, year: anio }, locale);
    if (read.date !== null) return read.date;
    for (const part of read.parts)
      context.addIssue({ code: 'custom', message: read.fault, path: [datePartNames[part]] });
    return z.NEVER;
  });

/**
 * Returns the fault of a date and its boxes; null without a fault: ({ 'nacimiento.mes': 'not-a-month' }, 'nacimiento') → { fault: 'not-a-month', parts:
 * ['month'] }
 */
export function dateFaultIn<Name extends string>(
  faults: Readonly<Partial<Record<`${Name}.${'dia' | 'mes' | 'anio'}`, DatePartsFault | string>>> | null | undefined,
  name: Name,
): { fault: DatePartsFault; parts: DatePart[] } | null {
  const faultOf = (part: DatePart) => faults?.[`${name}.${datePartNames[part]}`];
  const parts = dateParts.filter(faultOf);
  const [first] = parts;
  // `as`: only `dateSchema` reports faults for these boxes, and its faults are `DatePartsFault`s.
  return first ? { fault: faultOf(first) as DatePartsFault, parts } : null;
}
