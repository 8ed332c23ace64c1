/** The parameters of its address that a page reads: what a visitor has chosen, what is their own, what they have typed. */
export interface ReadParameters {
  chosen?: readonly string[];
  own?: readonly string[];
  typed?: readonly string[];
}

/**
 * What of a query belongs to the page, as its route says with its `handle`: the same page in the other language keeps it. The rest is
 * left out: caches give one answer whatever it says.
 * Of a list as long as can be nothing is lost; what is longer was not written by a person.
 * ('?q=tsh&utm_source=x', [{ handle: { reads: { typed: ['q'] } } }]) → '?q=tsh'
 */
export function keptQuery(search: string, matches: readonly { handle?: unknown }[]): string {
  const names = matches.flatMap(({ handle }) => (isReader(handle) ? Object.values(handle.reads).flat() : []));
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name, value]) => names.includes(name) && value.length <= LONGEST),
  );
  return kept.size > 0 ? `?${kept}` : '';
}

const LONGEST = 1000;

const isReader = (handle: unknown): handle is { reads: ReadParameters } =>
  typeof handle === 'object' && handle !== null && 'reads' in handle;
