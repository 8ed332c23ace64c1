import { z } from 'zod';

import { examCodePattern } from '../domain/exams/codes/exam-code.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Operation } from './api-operations.ts';
import { parameterWords } from './parameter-words.ts';

type Json = Record<string, unknown>;

/** A parameter, for the OpenAPI document and for the developers' page. */
export interface DocumentedParameter {
  name: string;
  required: boolean;
  description: string;
  schema: Json;
}

/** The parameters in an operation's path, as OpenAPI's Parameter Objects: the exam's code is the only one. */
export const pathParameters = ({ path }: Operation, locale: Locale): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: parameterWords(name, locale),
    schema: { type: 'string', pattern: examCodePattern.source },
    example: 'HEM-001',
  }));

/** The parameters in an operation's query, as OpenAPI's Parameter Objects. */
export const queryParameters = (operation: Operation, locale: Locale): Json[] =>
  documentedParameters(operation, locale).map((parameter) => ({
    ...parameter,
    in: 'query',
    // One parameter with comma-separated values, as in the site's own links.
    ...(parameter.schema.type === 'array' && { style: 'form', explode: false }),
  }));

/** The parameters in an operation's query, from its schema. */
export function documentedParameters({ query }: Operation, locale: Locale): DocumentedParameter[] {
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    required: !schema.safeParse(undefined).success,
    description: parameterWords(name, locale),
    schema: schemaOf(schema),
  }));
}

/** A schema as JSON Schema, from the client's side: a default makes a value optional. */
function schemaOf(schema: z.core.$ZodType): Json {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input' });
  return shape;
}
