/**
 * The names of the query parameters that a page reads, by what they reveal about the visitor. A route declares them in its `handle`
 * (`page-handle.ts`) and in its middleware (`readsQuery`): { chosen: ['pagina'], own: ['e'], typed: ['q'] }
 */
export interface ReadParameters {
  /** Choices among what the page offers, as a topic or a page number. Caches may store the answer. */
  chosen?: readonly string[];
  /** Personal data: the visitor's exams, their hour. No cache stores the answer. */
  own?: readonly string[];
  /** Typed text. No cache stores the answer, and analytics does not measure it. */
  typed?: readonly string[];
}
