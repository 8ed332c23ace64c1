import type { DatePart } from '../date-parts.ts';

/** What each box of a `DateField` is called in a form: 'nacimiento.dia'. */
export const datePartNames = { day: 'dia', month: 'mes', year: 'anio' } as const satisfies Record<DatePart, string>;
