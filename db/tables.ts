/** The tables, as Kysely sees them. `migrations/` makes them. */
export interface Tables {
  content_version: ContentVersionTable;
  exams: ExamsTable;
  accepted_findings: AcceptedFindingsTable;
}

/** One row: the number that goes up when anything that public pages show has changed. */
export interface ContentVersionTable {
  id: number;
  version: number;
}

/** The catalogue, an exam a row. What queries ask for stands in columns of its own, all of it in `document`. */
export interface ExamsTable {
  code: string;
  slug: string;
  status: string;
  version: number;
  /** The exam as JSON; what writes it has checked it with `exam-schema.ts`. */
  document: string;
}

/** A finding of a rule that reads sentences, which the laboratory accepts until the sentence changes. */
export interface AcceptedFindingsTable {
  /** The exam's code. */
  exam: string;
  rule: string;
  /** SHA-256 of the sentence in both languages. */
  sentence_hash: string;
  reason: string;
}
