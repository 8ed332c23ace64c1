import { z } from 'zod';

import type { Locale } from '../../i18n/locale.ts';
import { datePartsFaults } from '../../ui/date-parts.ts';
import { dateSchema } from '../../ui/forms/date-schema.ts';

export const birthdayFaults = datePartsFaults;

/** The form that opens a result link. */
export const birthdaySchema = (locale: Locale) => z.object({ nacimiento: dateSchema(locale) });
