import { momentWords } from '../../domain/preparation/moment-words.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { FoldMark } from '../../ui/fold-mark.tsx';
import { DayAndHourFields } from '../../views/promise/day-and-hour-fields.tsx';
import { answerId, type ListView } from './list-view.ts';
import { visitDayFaultWords, visitHourFaultWords } from './list-words.ts';
import { PlanMoment, type PlanMomentProps } from './plan-moment.tsx';

interface VisitFormProps extends Pick<PlanMomentProps, 'label' | 'value'> {
  view: ListView;
}

/**
 * The visit and its moment, which open the form that changes the day and the hour. The form keeps the typed text, and a refusal gives its
 * reason and a valid alternative. It leads to its answer, which is the head of the page with the form in it.
 */
export function VisitForm({ view: { list, address, hours, today }, label, value }: VisitFormProps) {
  const locale = getLocale();
  const { at, dayFault, hourFault, day } = list.visit;
  const isRefused = dayFault !== null || hourFault !== null;
  return (
    <details open={isRefused}>
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <PlanMoment label={label} value={value}>
          {!isRefused && (
            <span className="inline-flex items-center gap-1 text-sm font-semibold text-brand">
              {m.list_when_change()}
              <FoldMark />
            </span>
          )}
        </PlanMoment>
      </summary>
      <form action={`${localizedHref(locale, '/mi-lista')}#${answerId}`} noValidate className="max-w-[28rem] pt-2 pb-4">
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
