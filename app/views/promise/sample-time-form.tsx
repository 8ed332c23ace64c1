import type { CalendarDate } from '../../domain/laboratory/opening-hours.ts';
import type { SampleTime } from '../../domain/promise/sample-time.ts';
import { dayFaultWords, hourFaultWords } from '../../domain/promise/sample-time-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Fold } from '../pages/fold.tsx';
import { DayAndHourFields } from './day-and-hour-fields.tsx';

interface SampleTimeFormProps {
  time: SampleTime;
  /** The page itself; the answer is at its `anchor`. */
  path: string;
  anchor: string;
  today: CalendarDate;
}

/** Asks for another day or hour of the sample. It submits through the address, so it needs no script. An empty form shows no faults. */
export function SampleTimeForm({ time, path, anchor, today }: SampleTimeFormProps) {
  const { draft } = time;
  const locale = getLocale();
  const isUsed = draft.dia !== '' || draft.hora !== '';
  return (
    <Fold words={m.exam_form()} isOpen={isUsed} className="no-print text-sm open:basis-full">
      <form
        action={`${path}#${anchor}`}
        noValidate
        autoComplete="off"
        className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-4"
      >
        <DayAndHourFields
          day={{
            label: m.exam_form_day(),
            value: draft.dia || (isUsed ? '' : today),
            fault: dayFaultWords(time, locale),
          }}
          hour={{ value: draft.hora || (isUsed ? '' : '07:00'), fault: hourFaultWords(time, locale) }}
        />
        <div className="flex flex-wrap gap-3 self-end">
          <button type="submit" className={button('outline')}>
            {m.exam_form_submit()}
          </button>
          {isUsed && (
            <a href={`${path}#${anchor}`} className={button('quiet')}>
              {m.exam_form_now()}
            </a>
          )}
        </div>
      </form>
    </Fold>
  );
}
