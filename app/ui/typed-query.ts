/** What a search field takes. */
export const MOST_LETTERS = 100;

/** What a visitor typed into a search field, by the address that it leads to: '?q=%20TSH%20' → 'TSH' */
export const typedQuery = (parameters: URLSearchParams): string =>
  (parameters.get('q') ?? '').trim().slice(0, MOST_LETTERS);
