import { z } from 'zod';
import type { Locale } from '../i18n/locale.ts';
import { m } from '../i18n/paraglide/messages.js';
import { apiBase, type Operation, operations } from './api-operations.ts';
import { pathParameters, queryParameters } from './openapi-parameters.ts';
import { problems } from './problem.ts';
import { type ProblemType, problemTypes } from './problem-schema.ts';
import { schemaNames } from './shared-schemas.ts';
import { securitySchemes, systemPaths } from './system-operations.ts';

type Json = Record<string, unknown>;

/** Returns the OpenAPI 3.1 document, made of the same schemas that read requests and test answers. */
export function openApiDocument({
  locale,
  publicUrl,
  brand,
}: {
  locale: Locale;
  publicUrl: string;
  brand: string;
}): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: m.api_title({ brand }, { locale }),
      version: '1.0.0',
      description: m.api_description({}, { locale }),
    },
    servers: [{ url: publicUrl + apiBase }],
    paths: { ...pathsOf(locale), ...systemPaths(locale, publicUrl) },
    components: {
      schemas: schemas(),
      responses: problemResponses(locale),
      headers: headers(locale),
      securitySchemes: securitySchemes(locale),
    },
  };
}

/** The operations, grouped by their path. */
const pathsOf = (locale: Locale): Json =>
  Object.fromEntries(
    [...Map.groupBy<string, Operation>(operations, ({ path }) => path)].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map((operation) => [operation.method, operationObject(operation, locale)])),
    ]),
  );

/** An operation as OpenAPI's Operation Object. */
const operationObject = (operation: Operation, locale: Locale): Json => ({
  operationId: operation.id,
  summary: operation.summary({}, { locale }),
  description: operation.description({}, { locale }),
  parameters: [...pathParameters(operation, locale), ...queryParameters(operation, locale)],
  ...(operation.body && {
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: referenceTo(operation.body),
          example: operation.example({ codes: ['HEM-001', 'QUI-001'], date: '', locale }).body,
        },
      },
    },
  }),
  responses: {
    200: {
      description: m.api_answer_ok({}, { locale }),
      headers: {
        RateLimit: { $ref: '#/components/headers/RateLimit' },
        'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
      },
      content: {
        'application/json': { schema: operation.answer ? referenceTo(operation.answer) : { type: 'object' } },
      },
    },
    ...(operation.cached && { 304: { description: m.api_answer_unchanged({}, { locale }) } }),
    ...Object.fromEntries(
      [...operation.problems, 'internal-error' as const].map((type) => [
        problems[type].status,
        { $ref: `#/components/responses/${responseName(type)}` },
      ]),
    ),
  },
});

function referenceTo(schema: z.ZodType): Json {
  const id = schemaNames.get(schema)?.id;
  if (!id) throw new Error('A schema of the API has no name: give it one in shared-schemas.ts');
  return { $ref: `#/components/schemas/${id}` };
}

/** The schemas do not depend on the language, so they are converted once. */
let convertedSchemas: Json | null = null;

function schemas(): Json {
  convertedSchemas ??= Object.fromEntries(
    Object.entries(z.toJSONSchema(schemaNames, { uri: (id) => `#/components/schemas/${id}` }).schemas).map(
      ([id, { $schema: _, $id: __, ...schema }]) => [id, allowingMoreFields(schema)],
    ),
  );
  return convertedSchemas;
}

/** Removes `additionalProperties: false` at every depth: answers may gain fields, so clients must not reject unknown ones. */
const allowingMoreFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(allowingMoreFields);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name, is]) => !(name === 'additionalProperties' && is === false));
  return Object.fromEntries(kept.map(([name, inside]) => [name, allowingMoreFields(inside)]));
};

/** 'not-found' → 'NotFound' */
const responseName = (type: ProblemType): string =>
  type.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const problemResponses = (locale: Locale): Json =>
  Object.fromEntries(
    problemTypes.map((type) => [
      responseName(type),
      {
        description: problems[type].title({}, { locale }),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );

const headers = (locale: Locale): Json => ({
  RateLimit: {
    description: m.api_header_limit({}, { locale }),
    schema: { type: 'string' },
    example: '"default";r=118;t=42',
  },
  RateLimitPolicy: {
    description: m.api_header_policy({}, { locale }),
    schema: { type: 'string' },
    example: '"default";q=120;w=60',
  },
});
