import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

import { type FormFaults, type FormReading, faultsIn } from './read-form.ts';

interface CheckedForm<Schema extends z.ZodObject, Fault extends string> {
  id: string;
  schema: Schema;
  faults: readonly Fault[];
  /** The server's answer to the posted form, as `readForm` made it. */
  reading: FormReading<Schema, Fault> | undefined;
}

/**
 * The same form where React runs: an island, or a page that hydrates. It begins with the server's answer; a field is checked when the
 * visitor leaves it, and again at each letter once it was wrong. Without JavaScript the form is posted, and the server's answer stands.
 */
export function useCheckedForm<Schema extends z.ZodObject, const Fault extends string>(
  options: CheckedForm<Schema, Fault>,
): { form: ReturnType<typeof getFormProps>; faults: FormFaults<Schema, Fault> | null } {
  const { id, schema, faults, reading } = options;
  const [form] = useForm({
    id,
    lastResult: reading?.faults ? { status: 'error', error: listed(reading.faults) } : null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  return { form: getFormProps(form), faults: faultsIn<Schema, Fault>(form.allErrors, faults) };
}

/** Conform holds several messages for a field: { nombre: 'missing' } → { nombre: ['missing'] } */
const listed = (faults: Readonly<Partial<Record<string, string>>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, [fault]]] : [])));
