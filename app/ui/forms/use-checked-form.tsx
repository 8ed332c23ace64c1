import { getFormProps, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { useMemo, useState } from 'react';
import { z } from 'zod';

import { type FieldName, type FormFaults, type FormReading, faultsIn, readForm, type TypedForm } from './read-form.ts';

// Zod tests whether it may compile code from text, which the policy of our pages refuses and reports.
if (typeof document !== 'undefined') z.config({ jitless: true });

interface CheckedForm<Schema extends z.ZodObject, Fault extends string> {
  id: string;
  schema: Schema;
  faults: readonly Fault[];
  /** The server's answer to the posted form, from `readForm`. */
  reading: FormReading<Schema, Fault> | undefined;
}

interface Checked<Schema extends z.ZodObject, Fault extends string> {
  form: ReturnType<typeof getFormProps>;
  faults: FormFaults<Schema, Fault> | null;
  /** The values when the form was last sent; the faults are about them. */
  typed: TypedForm<FieldName<Schema>> | undefined;
}

/**
 * The same form where React runs: in an island, or on a page that hydrates. It starts with the server's answer. The browser checks it by
 * the same schema before it sends it, and puts the focus on the first field with a fault. Faults stay until the form is sent again
 * (decision 0045). Without JavaScript the form is posted, and the server answers.
 */
export function useCheckedForm<Schema extends z.ZodObject, const Fault extends string>(
  options: CheckedForm<Schema, Fault>,
): Checked<Schema, Fault> {
  const { id, schema, faults, reading } = options;
  // Conform takes over an answer whenever it gets another object.
  const lastResult = useMemo(
    () => (reading?.faults ? ({ status: 'error', error: listed(reading.faults) } as const) : null),
    [reading],
  );
  const [sent, setSent] = useState({ reading, typed: reading?.typed });
  if (sent.reading !== reading) setSent({ reading, typed: reading?.typed });
  const [form] = useForm({
    id,
    lastResult,
    onValidate: ({ formData }) => {
      setSent({ reading, typed: readForm(formData, schema, faults).typed });
      return parseWithZod(formData, { schema });
    },
  });
  return { form: getFormProps(form), faults: faultsIn<Schema, Fault>(form.allErrors, faults), typed: sent.typed };
}

/** Conform expects a list of messages for each field: { nombre: 'missing' } → { nombre: ['missing'] } */
const listed = (faults: Readonly<Partial<Record<string, string>>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, [fault]]] : [])));
