import type { z } from 'zod';

import { escapeMarkup } from '../../seo/escape.ts';
import { fillFacts } from './facts.ts';

/** A file of `content/` as the build leaves it (`server/build/content-file.ts`). */
export interface ContentFile {
  frontMatter: Record<string, unknown>;
  /** Sanitised. */
  html: string;
  /** The answers of the front matter's questions, sanitised; none where there are no questions. */
  answers: string[];
}

/** What a content file says, its front matter checked by a schema. */
export type CheckedFile<Schema extends z.ZodType> = z.output<Schema> & { html: string };

/**
 * Fills the laboratory's facts into a content file and checks its front matter. Throws with the file's name and each fault when it
 * does not fit.
 */
export function checkContent<Schema extends z.ZodType<object>>(
  name: string,
  { frontMatter, html, answers }: ContentFile,
  schema: Schema,
  facts: Readonly<Record<string, string>>,
): CheckedFile<Schema> {
  const parsed = schema.safeParse(fillIn(frontMatter, facts, name));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`content/${name}: ${faults.join('; ')}`);
  }
  const escaped = factsInHtml(facts);
  const questions = questionsOf(parsed.data).map((question, index) => ({
    ...question,
    answer: fillFacts(answers[index] ?? '', escaped, name),
  }));
  return { ...parsed.data, ...(questions.length > 0 && { questions }), html: fillFacts(html, escaped, name) };
}

/** A question and its answer; the schema has checked that they are. */
const questionsOf = (data: object): { question: string; answer: string }[] =>
  'questions' in data ? (data.questions as { question: string; answer: string }[]) : [];

/** Fills the facts into every string of a parsed front matter, at any depth. */
function fillIn(value: unknown, facts: Readonly<Record<string, string>>, name: string): unknown {
  if (typeof value === 'string') return fillFacts(value, facts, name);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, facts, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillIn(item, facts, name)]));
}

/** A fact cannot bring markup along. */
const factsInHtml = (facts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, escapeMarkup(fact)]));
