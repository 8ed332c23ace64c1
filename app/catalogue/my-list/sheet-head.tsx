import { hoursSentence } from '../../domain/laboratory/hours-words.ts';
import type { CalendarDate } from '../../domain/laboratory/opening-hours.ts';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** The head of the printed plan: whose plan it is, where and when to go, whom to call, and its date. */
export function SheetHead({ today }: { today: CalendarDate }) {
  const { brand, phones, sites, openingHours } = useLaboratory();
  return (
    <div className="hidden border-b border-line pb-1 print:block">
      <p className="flex justify-between gap-6">
        <span>
          <strong>{brand}</strong> · {phones.join(' · ')}
        </span>
        <span>{m.list_printed({ date: formatDate(getLocale(), today) })}</span>
      </p>
      <p className="text-sm">
        {sites.map(({ name, address }) => `${name}: ${address}`).join(' · ')} ·{' '}
        {hoursSentence(openingHours, getLocale())}
      </p>
    </div>
  );
}
