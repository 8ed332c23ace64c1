/**
 * Every schema of the document is valid JSON Schema 2020-12, which OpenAPI 3.1 adopts completely: no keywords of older drafts or of OpenAPI
 * 3.0 (`nullable`, `exclusiveMinimum: true`), no dangling references, and no unsatisfiable schema.
 */
import { expect, test } from 'vitest';
import { z } from 'zod';

import { openApiDocument } from './openapi.ts';

const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'] as const;
const schema: z.ZodType<Record<string, unknown>> = z.lazy(() => z.strictObject(keywords).partial());
const count = z.int().min(0);
const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
};
const keywords = {
  $ref: z.string().regex(/^#\/components\/schemas\/[A-Za-z]+$/),
  type: z.union([z.enum(types), z.array(z.enum(types)).min(2)]),
  enum: z.array(z.unknown()).min(1),
  const: z.unknown(),
  description: z.string(),
  default: z.unknown(),
  properties: z.record(z.string(), schema),
  required: z.array(z.string()),
  additionalProperties: z.union([z.boolean(), schema]),
  propertyNames: schema,
  items: schema,
  prefixItems: z.array(schema),
  minItems: count,
  maxItems: count,
  minLength: count,
  maxLength: count,
  pattern: z.string().refine(isPattern),
  format: z.enum(['date', 'date-time', 'uri', 'email']),
  minimum: z.number(),
  maximum: z.number(),
  exclusiveMinimum: z.number(),
  exclusiveMaximum: z.number(),
  anyOf: z.array(schema).min(1),
  oneOf: z.array(schema).min(1),
  allOf: z.array(schema).min(1),
};

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Unsatisfiable or duplicate constraints. */
function contradictions(one: Schema, path: string): string[] {
  const { properties = {}, required = [], items, anyOf = [], oneOf = [], allOf = [] } = one;
  const values = (one.enum ?? []).map((value) => JSON.stringify(value));
  return [
    ...required.filter((name) => !(name in properties)).map((name) => `${path}: ${name} is required and unknown`),
    ...(new Set(required).size < required.length ? [`${path}: something is required twice`] : []),
    ...(new Set(values).size < values.length ? [`${path}: a value stands twice`] : []),
    ...((one.minimum ?? -Infinity) > (one.maximum ?? Infinity) ? [`${path}: the smallest is over the biggest`] : []),
    ...((one.minItems ?? 0) > (one.maxItems ?? Infinity) ? [`${path}: the fewest are over the most`] : []),
    ...Object.entries(properties).flatMap(([name, inside]) => contradictions(inside, `${path}.${name}`)),
    ...(items ? contradictions(items, `${path}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inside, index) => contradictions(inside, `${path}|${index}`)),
  ];
}

/** Every schema of the document with its path. */
function schemasIn(document: Record<string, unknown>): [string, unknown][] {
  const told = z
    .looseObject({
      paths: z.record(z.string(), z.record(z.string(), z.unknown())),
      components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
    })
    .parse(document);
  const found: [string, unknown][] = Object.entries(told.components.schemas);
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inside] of Object.entries(value)) {
      if (name === 'schema') found.push([path, inside]);
      else visit(inside, `${path}/${name}`);
    }
  };
  visit({ ...told.components, schemas: {} }, 'components');
  visit(told.paths, 'paths');
  return found;
}

const documents = (['es', 'en'] as const).map((locale) =>
  openApiDocument({ locale, publicUrl: 'https://laboratory.example', brand: 'Yarumo' }),
);

test.each(documents)('the document’s schemas are valid', (document) => {
  const found = schemasIn(document);
  expect(found.length).toBeGreaterThan(40);
  for (const [path, one] of found) {
    expect(
      schema.safeParse(one).error?.issues.map((issue) => [path, issue.path.join('.'), issue.message]),
    ).toBeUndefined();
    // The parse above proves the type.
    expect(contradictions(one as Schema, path)).toEqual([]);
  }
});

test.each([
  { type: 'string', nullable: true },
  { type: 'number', exclusiveMinimum: true },
  { $ref: '#/definitions/Exam' },
  { type: 'text' },
  { type: 'string', pattern: '(' },
])('this test detects an invalid schema: %j', (wrong) => {
  expect(schema.safeParse(wrong).success).toBe(false);
});

test('this test detects an unsatisfiable schema', () => {
  expect(contradictions({ required: ['a'], minimum: 2, maximum: 1, enum: [1, 1] }, 'x')).toHaveLength(3);
});
