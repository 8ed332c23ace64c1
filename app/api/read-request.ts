import type { z } from 'zod';
import { readParameter } from './api-requests.ts';
import type { FaultReason } from './problem-schema.ts';

/** A rejected field; `allowed` are the names or values that would be accepted. */
export interface RequestFault {
  field: string;
  reason: FaultReason;
  allowed?: readonly string[];
}

/** The value of a valid request, or the faults of an invalid one. */
export type ReadRequest<Value> = { value: Value } | { faults: readonly RequestFault[] };

/** Reads the query of an address: no unknown or repeated names, and each value as its schema requires. */
export function readQuery<Schema extends z.ZodObject>(
  schema: Schema,
  query: URLSearchParams,
): ReadRequest<z.output<Schema>> {
  const names = [...new Set(query.keys())];
  const repeated = names.filter((name) => Object.hasOwn(schema.shape, name) && query.getAll(name).length > 1);
  if (repeated.length > 0) return { faults: repeated.map((field) => ({ field, reason: 'repeated' })) };
  const values = Object.fromEntries(names.map((name) => [name, readParameter(name, query.get(name) ?? '')]));
  return readValues(schema, values);
}

/** Reads a parsed JSON body. */
export function readValues<Schema extends z.ZodObject>(schema: Schema, values: unknown): ReadRequest<z.output<Schema>> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return { value: parsed.data };
  return { faults: parsed.error.issues.flatMap((issue) => faultsOf(issue, Object.keys(schema.shape), values)) };
}

const LONGEST_NAME = 40;

/** Translates an issue of Zod to the API's reasons. `known` are the names that the schema has. */
function faultsOf(issue: z.core.$ZodIssue, known: readonly string[], values: unknown): RequestFault[] {
  // Returns an invented name to the caller, but limits its length.
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ field: key.slice(0, LONGEST_NAME), reason: 'unknown', allowed: known }));
  const field = issue.path.map(String).join('.');
  if (issue.code === 'invalid_type' && valueAt(values, issue.path) === undefined) return [{ field, reason: 'missing' }];
  if (issue.code === 'invalid_type' && issue.expected === 'boolean')
    return [{ field, reason: 'not-one-of', allowed: ['true', 'false'] }];
  if (issue.code === 'invalid_value') return [{ field, reason: 'not-one-of', allowed: issue.values.map(String) }];
  if (issue.code === 'too_small' || issue.code === 'too_big') return [{ field, reason: 'out-of-range' }];
  return [{ field, reason: 'malformed' }];
}

/** ({ exams: ['HEM-001'] }, ['exams', 0]) → 'HEM-001' · undefined if the path does not exist */
const valueAt = (values: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? Reflect.get(inside, key)
        : undefined,
    values,
  );
