import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';

/** The names of a form's fields: { nombre: string; nacimiento: { dia: string } } → 'nombre' | 'nacimiento' | 'nacimiento.dia' */
type NameOf<Input> = {
  [Key in keyof Input & string]: NonNullable<Input[Key]> extends string | number | boolean | Date | readonly unknown[]
    ? Key
    : Key | `${Key}.${NameOf<NonNullable<Input[Key]>>}`;
}[keyof Input & string];

/** The name of a field of a schema, as forms write it: 'nacimiento.dia'. */
export type FieldName<Schema extends z.ZodObject> = NameOf<z.input<Schema>>;

/** The typed values of each field, unchanged; a field can have several. They are plain data, so they can be an island's props. */
export type TypedForm<Name extends string = string> = Readonly<Partial<Record<Name, readonly string[]>>>;

/** The fault of each field. */
export type FormFaults<Schema extends z.ZodObject, Fault extends string> = Readonly<
  Partial<Record<FieldName<Schema>, Fault>>
>;

/** A form as the server read it: its values, or the fault of each field. The typed input goes back into the page either way. */
export type FormReading<Schema extends z.ZodObject, Fault extends string> = { typed: TypedForm<FieldName<Schema>> } & (
  | { value: z.output<Schema>; faults: null }
  | { value: null; faults: FormFaults<Schema, Fault> }
);

/**
 * Reads a posted form by its schema, with Conform. The messages of the schema are keys of `faults`, and the page has words for each of
 * them. It needs no script in the browser.
 *
 * It reads only the schema's own fields, and only one value of each unless the field is a list, so additions to a form change nothing.
 */
export function readForm<Schema extends z.ZodObject, const Fault extends string>(
  form: FormData,
  schema: Schema,
  faults: readonly Fault[],
): FormReading<Schema, Fault> {
  const { own, typed } = ownFields(form, schema);
  // `as`: the names that `ownFields` kept are those of the schema, which its type cannot express.
  const reading = { typed: typed as TypedForm as TypedForm<FieldName<Schema>> };
  const submission = parseWithZod(own, { schema });
  if (submission.status === 'success') return { ...reading, value: submission.value, faults: null };
  const found = faultsIn<Schema, Fault>(submission.error ?? {}, faults);
  if (!found) throw new Error('Conform refused a form without a reason.');
  return { ...reading, value: null, faults: found };
}

/** The first fault of each field, from Conform's messages; null if the form is valid. */
function faultsIn<Schema extends z.ZodObject, Fault extends string>(
  messages: Readonly<Record<string, readonly string[] | null>>,
  faults: readonly Fault[],
): FormFaults<Schema, Fault> | null {
  const found = Object.entries(messages).flatMap(([name, keys]) =>
    keys ? [[fieldOf(name), knownFault(name, keys, faults)]] : [],
  );
  // `as`: Zod reports faults only for the schema's fields, which its type cannot express.
  return found.length > 0 ? (Object.fromEntries(found) as FormFaults<Schema, Fault>) : null;
}

/** A fault of one list item belongs to the list: 'dias[0]' → 'dias' */
const fieldOf = (name: string): string => name.replace(/\[.*/, '');

/** The first fault of a field. A message that is not in `faults` is a bug, because no page has words for it. */
function knownFault<Fault extends string>(name: string, keys: readonly string[], faults: readonly Fault[]): Fault {
  const fault = faults.find((one) => one === keys[0]);
  if (!fault) throw new Error(`The schema of a form says "${keys[0]}" about "${name}", which is not among its faults.`);
  return fault;
}

/** The schema's fields that the form has. This drops Conform's own commands (`__intent__`), because none of our pages sends them. */
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

/** Each field of a schema, and whether it is a list: { dias: array, nacimiento: { dia } } → ['dias', true], ['nacimiento.dia', false] */
function fieldNames(schema: z.ZodObject, before = ''): [name: string, takesMany: boolean][] {
  return Object.entries(schema.shape).flatMap(([key, field]): [string, boolean][] => {
    const inner = unwrapped(field);
    if (inner instanceof z.ZodObject) return fieldNames(inner, `${before}${key}.`);
    return [[before + key, inner instanceof z.ZodArray]];
  });
}

/** A field's type without its wrappers: array(…).optional() → array(…) */
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

/** The typed text of a field with one value; '' if there is none. */
export const textOf = <Name extends string>(typed: TypedForm<Name> | undefined, name: Name): string =>
  typed?.[name]?.[0] ?? '';
