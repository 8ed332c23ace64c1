/** A query as a visitor types it, with the exams that answer it. */
export interface JudgedQuery {
  query: string;
  kind: Kind;
  /** Grade 2: the intended exams. One of these belongs first, and all of them among the first five. */
  meant: readonly string[];
  /** Grade 1: not wrong either. */
  near: readonly string[];
}

export const kinds = [
  'misspelt',
  'colloquial',
  'English',
  'code',
  'several words',
  'prefix',
  'plural',
  'sentence',
  'abbreviation',
] as const;
export type Kind = (typeof kinds)[number];

/** ['azucar', 'QUI-001', 'QUI-008 QUI-003'] */
export type Line = readonly [query: string, meant: string, near?: string];

export const judgedAs = (kind: Kind, lines: readonly Line[]): JudgedQuery[] =>
  lines.map(([query, meant, near]) => ({ query, kind, meant: meant.split(' '), near: near?.split(' ') ?? [] }));
