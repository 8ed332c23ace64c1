import type { DatePart } from '../date-parts.ts';

/** The name of each box of a `DateField` in a form: 'nacimiento.dia'. */
export const datePartNames = { day: 'dia', month: 'mes', year: 'anio' } as const satisfies Record<DatePart, string>;
