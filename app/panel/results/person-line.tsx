import type { ReviewedReport } from '../../domain/release/panel-queries.server.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { sexWords } from './result-words.ts';

/** The person of a report or an order, above all values: the first thing to compare. */
export const PersonLine = ({ name, document, sex, birthDate }: Omit<ReviewedReport['person'], 'id'>) => (
  <p className="mt-2">
    <strong>{name}</strong>
    <span className="text-ink-soft">
      {' · '}
      {document} · {sexWords(sex)} · {m.report_born()} {formatDate(getLocale(), birthDate)}
    </span>
  </p>
);
