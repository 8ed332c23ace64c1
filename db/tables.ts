/** The tables, as Kysely sees them. `migrations/` makes them. */
export interface Tables {
  content_version: ContentVersionTable;
}

/** One row: the number that goes up when anything that public pages show has changed. */
export interface ContentVersionTable {
  id: number;
  version: number;
}
