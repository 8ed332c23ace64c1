import type { ReadParameters } from '../../views/pages/read-parameters.ts';

/**
 * The part of the query that the page reads, as its route declares in its `handle`. The link to the other language keeps it, and drops the
 * rest, which does not affect the cached answer.
 * ('?q=tsh&utm_source=x', [{ handle: { reads: { typed: ['q'] } } }]) → '?q=tsh'
 */
export function preservedQuery(search: string, matches: readonly { handle?: unknown }[]): string {
  const names = matches.flatMap(({ handle }) => (isReader(handle) ? Object.values(handle.reads).flat() : []));
  const kept = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name, value]) => names.includes(name) && value.length <= LONGEST),
  );
  return kept.size > 0 ? `?${kept}` : '';
}

/** In characters. The longest possible list of exams fits; no person writes anything longer. */
const LONGEST = 1000;

const isReader = (handle: unknown): handle is { reads: ReadParameters } =>
  typeof handle === 'object' && handle !== null && 'reads' in handle;
