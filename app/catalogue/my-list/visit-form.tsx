import { momentWords } from '../../domain/preparation/moment-words.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { DayAndHourFields } from '../../views/promise/day-and-hour-fields.tsx';
import { answerId, type ListView } from './list-view.ts';
import { visitDayFaultWords, visitHourFaultWords } from './list-words.ts';

/**
 * The day and the hour of the visit. The form keeps the typed text, and a refusal gives its reason and a valid alternative. The form leads
 * to its answer: the summary, or the form itself after a refusal.
 */
export function VisitForm({ view: { list, address, hours, today } }: { view: ListView }) {
  const locale = getLocale();
  const { at, isChosen, dayFault, hourFault, day } = list.visit;
  const isRefused = dayFault !== null || hourFault !== null;
  return (
    <form
      id={isRefused ? answerId : undefined}
      action={`${localizedHref(locale, '/mi-lista')}#${answerId}`}
      noValidate
      className="no-print scroll-mt-28 border-t border-line py-4"
    >
      <h2 className="font-sans text-base font-semibold tracking-normal">
        {list.visits.length > 1 ? m.list_when_first() : m.list_when()}
      </h2>
      {!isChosen && !isRefused && (
        <p className="mt-1 text-sm text-ink-soft">{m.list_when_proposed({ moment: momentWords(at, locale) })}</p>
      )}
      <input type="hidden" name="e" value={address.codes.join(',')} />
      {address.person && <input type="hidden" name="p" value={address.person} />}
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-end gap-x-2 gap-y-3 [&>div]:min-w-0 max-sm:[&_input]:px-2 max-sm:[&_input]:text-[1rem]">
        <DayAndHourFields
          day={{
            label: m.list_day(),
            from: today,
            value: address.day || at.date,
            fault: dayFault && visitDayFaultWords(dayFault, day, locale),
          }}
          hour={{
            value: address.hour || timeOf(at.minutes),
            fault:
              hourFault && visitHourFaultWords(hourFault, hours, list.visits[0]?.visit.preparation ?? null, locale),
          }}
        />
        <button type="submit" className={button('outline', 'col-span-full')}>
          {m.list_when_button()}
        </button>
      </div>
      {isRefused && (
        <p className="mt-3">
          {m.list_when_possible({ moment: momentWords(list.visits[0]?.earliest.at ?? at, locale) })}
        </p>
      )}
    </form>
  );
}
