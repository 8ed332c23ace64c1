import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';

import { type FormFaults, type FormReading, faultsIn } from './read-form.ts';

interface CheckedForm<Schema extends z.ZodObject, Fault extends string> {
  id: string;
  schema: Schema;
  faults: readonly Fault[];
  /** The server's answer to the posted form, from `readForm`. */
  reading: FormReading<Schema, Fault> | undefined;
}

/**
 * The same form where React runs: in an island, or on a page that hydrates. It starts with the server's answer. It checks a field when the
 * visitor leaves it, and at each keystroke once the field has a fault. Without JavaScript the form is posted, and the server answers.
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

/** Conform expects a list of messages for each field: { nombre: 'missing' } → { nombre: ['missing'] } */
const listed = (faults: Readonly<Partial<Record<string, string>>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, [fault]]] : [])));
