import { z } from 'zod';

import { shareDays } from '../../domain/reports/share-days.ts';
import { readForm, textOf } from '../../ui/forms/read-form.ts';

const shareFaults = ['missing'] as const;
const schema = z.object({
  para: z.string({ error: 'missing' }).trim().min(1, 'missing').max(80, 'missing'),
  dias: z.enum(shareDays, { error: 'missing' }),
});

/** The form of a new link, and what was typed. */
export interface ShareForm {
  value: { reader: string; days: (typeof shareDays)[number] } | null;
  typed: { reader: string; days: string };
}

export function readShareForm(form: FormData): ShareForm {
  const { typed, value } = readForm(form, schema, shareFaults);
  return {
    value: value ? { reader: value.para, days: value.dias } : null,
    typed: { reader: textOf(typed, 'para'), days: textOf(typed, 'dias') },
  };
}
