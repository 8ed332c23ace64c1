import type { z } from 'zod';

import { escapeMarkup } from '../../seo/escape.ts';
import { fillFacts } from './facts.ts';
import type { ContentSection, Question, WrittenHtml } from './page.ts';

/** A file of `content/` as the build compiles it (`server/build/content-compiler.ts`). */
export interface ContentFile {
  frontMatter: Record<string, unknown>;
  sections: readonly ContentSection<WrittenHtml>[];
  /** The answers of the front matter's questions; empty without questions. */
  answers: readonly WrittenHtml[];
  /** The exams that the text and its answers link to, by their addresses, each once. */
  exams: readonly string[];
}

/** The contents of a content file, its front matter checked by a schema. */
export type CheckedFile<Schema extends z.ZodType> = Omit<z.output<Schema>, 'questions'> &
  Pick<ContentFile, 'sections' | 'exams'> & { questions: readonly Question<WrittenHtml>[] };

/**
 * Fills the laboratory's facts into a content file and validates its front matter. Throws an error with the file's name and every fault if
 * it is invalid.
 */
export function checkContent<Schema extends z.ZodType<object>>(
  name: string,
  { frontMatter, sections, answers, exams }: ContentFile,
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
    answer: filledHtml(answers[index] ?? [], escaped, name),
  }));
  return {
    ...parsed.data,
    questions,
    sections: sections.map(({ id, heading, html }) => ({
      id,
      heading: fillFacts(heading, facts, name),
      html: filledHtml(html, escaped, name),
    })),
    exams,
  };
}

/** Fills the facts into the HTML of a text, and into the text of its exam links. */
const filledHtml = (html: WrittenHtml, facts: Readonly<Record<string, string>>, name: string): WrittenHtml =>
  html.map((part) =>
    typeof part === 'string' ? fillFacts(part, facts, name) : { ...part, words: fillFacts(part.words, facts, name) },
  );

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

/** Escapes the facts, so that they cannot contain markup. */
const factsInHtml = (facts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, escapeMarkup(fact)]));
