import type { EntryPerson } from '../../domain/manual-entry/entry-orders.server.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { sexWords } from '../results/result-words.ts';

/** The person of an order, above everything that is typed: the first thing to compare. */
export const EntryPersonLine = ({ name, document, sex, birthDate }: EntryPerson) => (
  <p className="mt-2">
    <strong>{name}</strong>
    <span className="text-ink-soft">
      {' · '}
      {document} · {sexWords(sex)} · {m.report_born()} {formatDate(getLocale(), birthDate)}
    </span>
  </p>
);
