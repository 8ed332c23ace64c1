import { m } from '../i18n/paraglide/messages.js';
import type { DatePartsFault } from './date-parts.ts';

/** The message for each fault of a typed date. */
export const datePartsFaultWords = {
  missing: m.ui_date_missing,
  incomplete: m.ui_date_incomplete,
  'not-a-day': m.ui_date_not_a_day,
  'not-a-month': m.ui_date_not_a_month,
  'not-a-year': m.ui_date_not_a_year,
  impossible: m.ui_date_impossible,
} as const satisfies Record<DatePartsFault, () => string>;
