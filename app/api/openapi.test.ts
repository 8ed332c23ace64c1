import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { createCatalogue } from '../domain/exams/catalogue.ts';
import { type Operation, operations } from './api-operations.ts';
import { examAnswerOf } from './exam-answer.ts';
import { examAnswer } from './exam-schemas.ts';
import { exampleFacts } from './examples.ts';
import { openApiDocument } from './openapi.ts';
import { planAnswerOf } from './plan-answer.ts';
import { planAnswer } from './plan-schemas.ts';
import { problems } from './problem.ts';
import { examCode } from './shared-schemas.ts';
import { systemOperationIds } from './system-operations.ts';

const publicUrl = 'https://laboratory.example';
const documents = (['es', 'en'] as const).map((locale) => openApiDocument({ locale, publicUrl, brand: 'Yarumo' }));
const catalogue = createCatalogue(demonstrationExams);

/** The operation that takes messages has bytes for a body, and a key. */
const bytes = z.strictObject({
  'application/hl7-v2': z.strictObject({ schema: z.strictObject({ type: z.literal('string') }) }),
});

const described = z.strictObject({
  operationId: z.string(),
  summary: z.string().min(3),
  description: z.string().min(10),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      description: z.string().min(3),
      schema: z.looseObject({}),
      style: z.literal('form').optional(),
      explode: z.boolean().optional(),
      example: z.string().optional(),
    }),
  ),
  requestBody: z
    .strictObject({
      required: z.literal(true),
      description: z.string().optional(),
      content: z.union([
        bytes,
        z.strictObject({
          'application/json': z.strictObject({ schema: z.strictObject({ $ref: z.string() }), example: z.unknown() }),
        }),
      ]),
    })
    .optional(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  responses: z.record(z.string().regex(/^[2345]\d\d$/), z.looseObject({})),
});

/** An operation for laboratory systems: bytes of another standard, with a key. */
const ofSystem = described.omit({ requestBody: true }).extend({
  requestBody: z.strictObject({
    required: z.literal(true),
    content: z.record(z.string().includes('/'), z.looseObject({})),
  }),
  security: z.tuple([z.strictObject({ laboratorySystem: z.tuple([]) })]).optional(),
});
const systemPath = z.strictObject({
  servers: z.tuple([z.strictObject({ url: z.literal(publicUrl) })]).optional(),
  post: ofSystem,
});
const isSystemPath = (path: string): boolean => /^\/(hl7|oauth|fhir)/.test(path);

/** The requirements of OpenAPI 3.1 that apply to this document. */
const shape = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.tuple([z.strictObject({ url: z.literal(`${publicUrl}/api/v1`) })]),
  paths: z
    .record(z.string().startsWith('/'), z.looseObject({}))
    .transform((paths) => Object.fromEntries(Object.entries(paths).filter(([path]) => !isSystemPath(path))))
    .pipe(z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), described))),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[A-Za-z]+$/), z.looseObject({})),
    responses: z.record(z.string(), z.looseObject({ description: z.string() })),
    headers: z.record(z.string(), z.looseObject({ description: z.string(), example: z.string() })),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('http'), description: z.string() })),
  }),
});

describe.each(documents)('the document', (document) => {
  const { paths, components } = shape.parse(document);

  test('describes each operation once, with all its possible problems', () => {
    const told = Object.values(paths).flatMap((path) => Object.values(path).map((one) => one));
    expect(told.map(({ operationId }) => operationId).sort()).toEqual(operations.map(({ id }) => id).sort());
    for (const operation of operations as readonly Operation[]) {
      const one = told.find(({ operationId }) => operationId === operation.id);
      expect(one?.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)).toEqual(
        Object.keys(operation.query.shape),
      );
      expect(Object.keys(one?.responses ?? {})).toEqual(
        expect.arrayContaining(['200', '500', ...operation.problems.map((type) => String(problems[type].status))]),
      );
    }
  });

  test('describes what laboratory systems may send, each with its key', () => {
    // `as`: the shape of the whole document was read above.
    const all = Object.entries((document as { paths: Record<string, unknown> }).paths);
    const posts = all.filter(([path]) => isSystemPath(path)).map(([, path]) => systemPath.parse(path).post);
    expect(posts.map(({ operationId }) => operationId)).toEqual([...systemOperationIds]);
    const open = posts.filter(({ security }) => !security).map(({ operationId }) => operationId);
    expect([open, Object.keys(components.securitySchemes)]).toEqual([['getAccessToken'], ['laboratorySystem']]);
  });

  test('has no dangling references and no unused components', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(
      ([, kind, name]) => `${kind}/${name}`,
    );
    // A security scheme is named without a reference.
    const { securitySchemes: _, ...referenced } = components;
    const held = Object.entries(referenced).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    );
    expect([...new Set(references)].sort()).toEqual(held.sort());
  });

  test('has examples that its schemas accept', () => {
    for (const { query, body, example: exampleOf, path } of operations as readonly Operation[]) {
      const example = exampleOf(exampleFacts({ catalogue, today: '2026-11-17', locale: 'es' }));
      if (body) expect(body.safeParse(example.body).success).toBe(true);
      const asked = new URL(example.path, publicUrl);
      expect([...asked.searchParams.keys()].filter((name) => !(name in query.shape))).toEqual([]);
      expect(path.replace('{code}', 'HEM-001')).toBe(asked.pathname);
    }
    const codes = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap(({ parameters }) => parameters.flatMap(({ example }) => example ?? [])),
    );
    expect(codes.filter((code) => !examCode.safeParse(code).success || !catalogue.byCode.has(code))).toEqual([]);
  });

  test('describes the real answers: every exam, and a varied plan', () => {
    // As a client reads it: the published schema with its references.
    const published = (name: string): z.ZodType =>
      z.fromJSONSchema(
        JSON.parse(
          JSON.stringify({ $ref: `#/$defs/${name}`, $defs: components.schemas }).replaceAll(
            '#/components/schemas/',
            '#/$defs/',
          ),
        ),
      );
    const [exam, plan] = [published('Exam'), published('Plan')];
    for (const one of catalogue.exams) {
      const answer = examAnswerOf(one, catalogue, { publicUrl, currency: 'COP' });
      expect(examAnswer.safeParse(answer).error, one.code).toBeUndefined();
      expect(exam.safeParse(answer).error, one.code).toBeUndefined();
    }
    for (let from = 0; from < catalogue.exams.length; from += 12) {
      const answer = planAnswerOf(catalogue.exams.slice(from, from + 12), catalogue, 'es');
      expect(planAnswer.safeParse(answer).error).toBeUndefined();
      expect(plan.safeParse(answer).error).toBeUndefined();
    }
    expect(exam.safeParse({ code: 'HEM-001' }).success).toBe(false);
  });
});
