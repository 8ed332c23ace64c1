import type { CatalogueAnswer } from '../../domain/exam-search/catalogue-answer.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The heading of the results, which is also announced when they change: '12 exámenes para «glucosa»'. */
export function resultsHeading({ choice: { query }, corrected, count, found, order }: CatalogueAnswer): string {
  if (order) {
    const all = order.pieces.length;
    return m.catalogue_order_found({ found: order.pieces.filter(({ code }) => code !== null).length, all });
  }
  if (count === 0) return found > 0 ? m.catalogue_none_filtered() : m.catalogue_none({ query });
  return query ? m.catalogue_found({ query: corrected ?? query, count }) : m.catalogue_count({ count });
}
