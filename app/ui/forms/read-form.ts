import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

/** The names of a form's fields: { nombre: string; nacimiento: { dia: string } } → 'nombre' | 'nacimiento' | 'nacimiento.dia' */
type NameOf<Input> = {
  [Key in keyof Input & string]: NonNullable<Input[Key]> extends string | number | boolean | Date | readonly unknown[]
    ? Key
    : Key | `${Key}.${NameOf<NonNullable<Input[Key]>>}`;
}[keyof Input & string];

export type FieldName<Schema extends z.ZodObject> = NameOf<z.input<Schema>>;

/** What was typed into each field, as it was typed: a field can have several values. It is plain data, so an island can have it. */
export type TypedForm<Name extends string = string> = Readonly<Partial<Record<Name, readonly string[]>>>;

/** What is wrong with each field. */
export type FormFaults<Schema extends z.ZodObject, Fault extends string> = Readonly<
  Partial<Record<FieldName<Schema>, Fault>>
>;

/** A form as the server read it: its values, or what is wrong with each field. What was typed goes back into the page either way. */
export type FormReading<Schema extends z.ZodObject, Fault extends string> = { typed: TypedForm<FieldName<Schema>> } & (
  | { value: z.output<Schema>; faults: null }
  | { value: null; faults: FormFaults<Schema, Fault> }
);

/**
 * Reads a posted form by its schema, with Conform. The messages of the schema are keys of `faults`; the page has words for each of them. It
 * needs no script in the browser, and runs in an island as it does on the server.
 *
 * Only the schema's own fields are read, each once unless it is a list: what somebody adds to a form changes nothing.
 */
export function readForm<Schema extends z.ZodObject, const Fault extends string>(
  form: FormData,
  schema: Schema,
  faults: readonly Fault[],
): FormReading<Schema, Fault> {
  const { own, typed } = ownFields(form, schema);
  // `as`: the names that `ownFields` kept are those of the schema, which its type cannot say.
  const reading = { typed: typed as TypedForm as TypedForm<FieldName<Schema>> };
  const submission = parseWithZod(own, { schema });
  if (submission.status === 'success') return { ...reading, value: submission.value, faults: null };
  const found = faultsIn<Schema, Fault>(submission.error ?? {}, faults);
  if (!found) throw new Error('Conform has refused a form without saying why.');
  return { ...reading, value: null, faults: found };
}

/** The first fault of each field, from Conform's messages; null where nothing is wrong. */
export function faultsIn<Schema extends z.ZodObject, Fault extends string>(
  messages: Readonly<Record<string, readonly string[] | null>>,
  faults: readonly Fault[],
): FormFaults<Schema, Fault> | null {
  const found = Object.entries(messages).flatMap(([name, keys]) =>
    keys ? [[fieldOf(name), knownFault(name, keys, faults)]] : [],
  );
  // `as`: Zod reports faults of the schema's fields alone, which its type cannot say.
  return found.length > 0 ? (Object.fromEntries(found) as FormFaults<Schema, Fault>) : null;
}

/** A fault of one item of a list is the list's: 'dias[0]' → 'dias' */
const fieldOf = (name: string): string => name.replace(/\[.*/, '');

/** The first fault of a field. A message that is no key of `faults` is a bug: nobody could read it. */
function knownFault<Fault extends string>(name: string, keys: readonly string[], faults: readonly Fault[]): Fault {
  const fault = faults.find((one) => one === keys[0]);
  if (!fault) throw new Error(`The schema of a form says "${keys[0]}" about "${name}", which is not among its faults.`);
  return fault;
}

/** The fields of the schema that the form has. Conform's own commands (`__intent__`) are left out: no page of ours sends them. */
function ownFields(form: FormData, schema: z.ZodObject): { own: FormData; typed: Record<string, string[]> } {
  const own = new FormData();
  const typed: Record<string, string[]> = {};
  for (const [name, takesMany] of fieldNames(schema)) {
    const values = takesMany ? form.getAll(name) : form.getAll(name).slice(0, 1);
    const taken = values.filter((value) => typeof value === 'string');
    for (const value of taken) own.append(name, value);
    if (taken.length > 0) typed[name] = taken;
  }
  return { own, typed };
}

/** Each field of a schema and whether it is a list: { dias: array, nacimiento: { dia } } → ['dias', true], ['nacimiento.dia', false] */
function fieldNames(schema: z.ZodObject, before = ''): [name: string, takesMany: boolean][] {
  return Object.entries(schema.shape).flatMap(([key, field]): [string, boolean][] => {
    const inner = unwrapped(field);
    if (inner instanceof z.ZodObject) return fieldNames(inner, `${before}${key}.`);
    return [[before + key, inner instanceof z.ZodArray]];
  });
}

/** What a field is, without what was put around it: array(…).optional() → array(…) */
function unwrapped(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodPipe) return unwrapped(field.in);
  if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodPrefault ||
    field instanceof z.ZodCatch ||
    field instanceof z.ZodReadonly
  )
    return unwrapped(field.unwrap());
  return field;
}

/** What was typed into a field with one value: '' where nothing was. */
export const textOf = <Name extends string>(typed: TypedForm<Name> | undefined, name: Name): string =>
  typed?.[name]?.[0] ?? '';
