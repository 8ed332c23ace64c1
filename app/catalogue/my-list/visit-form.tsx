import { momentWords } from '../../domain/preparation/moment-words.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { DayAndHourFields } from '../../views/promise/day-and-hour-fields.tsx';
import { answerId, type ListView } from './list-view.ts';
import { dayAndHour, visitDayFaultWords, visitHourFaultWords } from './list-words.ts';

/**
 * The day and the hour of the visit in one line, which opens the form that changes them. The form keeps the typed text, and a refusal gives its reason and a valid alternative. The form leads
 * to its answer: the summary, or the form itself after a refusal.
 */
export function VisitForm({ view: { list, address, hours, today } }: { view: ListView }) {
  const locale = getLocale();
  const { at, isChosen, dayFault, hourFault, day } = list.visit;
  const isRefused = dayFault !== null || hourFault !== null;
  return (
    <details
      id={isRefused ? answerId : undefined}
      open={isRefused}
      className="group/visit no-print scroll-mt-28 border-t border-line"
    >
      <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-3">
        <h2 className="font-sans text-sm leading-snug font-normal tracking-normal text-ink-soft">
          {list.visits.length > 1 ? m.list_when_first() : m.list_when()}
          {!isChosen && !isRefused && ` ${m.list_when_ours()}`}
        </h2>
        <span className="-my-3 inline-flex min-h-11 items-center text-sm font-semibold text-brand underline decoration-line-strong underline-offset-4 group-open/visit:hidden">
          {m.list_when_change()}
        </span>
        {!isRefused && (
          <span className="col-span-2 text-[0.9375rem] leading-snug font-semibold">
            <span className="inline-block first-letter:uppercase">{dayAndHour(at, locale)}</span>
          </span>
        )}
      </summary>
      <form action={`${localizedHref(locale, '/mi-lista')}#${answerId}`} noValidate className="pb-4">
        <input type="hidden" name="e" value={address.codes.join(',')} />
        {address.person && <input type="hidden" name="p" value={address.person} />}
        <div
          className={classes(
            'mt-1 grid items-end gap-x-2 gap-y-3 [&>div]:min-w-0 max-sm:[&_input]:px-2 max-sm:[&_input]:text-[1rem]',
            // The reason of a refusal needs the whole width.
            !isRefused && 'grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]',
          )}
        >
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
    </details>
  );
}
