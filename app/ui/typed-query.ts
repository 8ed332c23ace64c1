/** The maximum length of a search query, in letters. */
export const MAX_LETTERS = 100;

/** Reads the visitor's search query from the address: '?q=%20TSH%20' → 'TSH' */
export const typedQuery = (parameters: URLSearchParams): string =>
  (parameters.get('q') ?? '').trim().slice(0, MAX_LETTERS);
