/** SQLITE_CONSTRAINT_UNIQUE, https://sqlite.org/rescode.html#constraint_unique */
const SQLITE_UNIQUE = 2067;
/** unique_violation, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_UNIQUE = '23505';

/** Whether an error says that a row with this unique value already exists. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === POSTGRES_UNIQUE) || ('errcode' in error && error.errcode === SQLITE_UNIQUE));
