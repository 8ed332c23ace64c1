/**
 * Returns the page numbers of a pagination, with gaps for omitted pages: the first page, the last one, this one, and its neighbors.
 *
 * (5, 9) → [1, 'gap', 4, 5, 6, 'gap', 9]
 */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  return [...new Set(shown)].flatMap((one, position, all) => {
    const before = all[position - 1] ?? 0;
    if (one - before <= 1) return [one];
    // A gap would take the same space as the number of a single omitted page.
    return one - before === 2 ? [one - 1, one] : ['gap' as const, one];
  });
}
