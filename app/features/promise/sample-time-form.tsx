import type { ComponentProps } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import type { CalendarDate } from '../laboratory/opening-hours.ts';
import { type SampleTime, type SampleTimeFaults, sampleDays } from './sample-time.ts';

const dayFaults = {
  missing: () => m.exam_fault_day_missing(),
  impossible: () => m.exam_fault_day_impossible(),
  past: () => m.exam_fault_day_past({ count: sampleDays.back }),
  far: () => m.exam_fault_day_far({ count: sampleDays.ahead }),
} as const satisfies Record<NonNullable<SampleTimeFaults['dia']>, () => string>;

const hourFaults = {
  missing: m.exam_fault_hour_missing,
  impossible: m.exam_fault_hour_impossible,
} as const satisfies Record<NonNullable<SampleTimeFaults['hora']>, () => string>;

interface SampleTimeFormProps {
  time: SampleTime;
  /** The page itself: the answer stands at `anchor` of it. */
  path: string;
  anchor: string;
  today: CalendarDate;
}

/** Another day or hour for the sample. It asks by the address, so it needs no script; who has typed nothing is asked about nothing. */
export function SampleTimeForm({ time: { draft, faults }, path, anchor, today }: SampleTimeFormProps) {
  const isUsed = draft.dia !== '' || draft.hora !== '';
  return (
    <details open={isUsed} className="no-print mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {m.exam_form()}
      </summary>
      <form
        action={`${path}#${anchor}`}
        noValidate
        autoComplete="off"
        className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-4"
      >
        <Field
          name="dia"
          type="date"
          label={m.exam_form_day()}
          fault={faults.dia && dayFaults[faults.dia]()}
          defaultValue={draft.dia || (isUsed ? '' : today)}
        />
        <Field
          name="hora"
          type="time"
          label={m.exam_form_hour()}
          fault={faults.hora && hourFaults[faults.hora]()}
          defaultValue={draft.hora || (isUsed ? '' : '07:00')}
        />
        <div className="flex flex-wrap gap-3 self-end">
          <button type="submit" className={button('brand')}>
            {m.exam_form_submit()}
          </button>
          {isUsed && (
            <a href={`${path}#${anchor}`} className={button('quiet')}>
              {m.exam_form_now()}
            </a>
          )}
        </div>
      </form>
    </details>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  fault: string | undefined;
}

/** What the browser's own picker cannot show (a day that does not exist) stands there as text. */
function Field({ name, label, fault, type, defaultValue, ...rest }: FieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {fault && (
        <p id={`${name}-error`} role="alert" className="flex items-center gap-2 font-semibold text-accent">
          <Icon name="warning" className="size-4 shrink-0" />
          {fault}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={fault && defaultValue ? 'text' : type}
        defaultValue={defaultValue}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${name}-error` : undefined}
        {...rest}
        className="mt-1.5 block min-h-12 w-full max-w-56 rounded-md border border-line-strong bg-paper px-4 py-2.5 text-ink aria-[invalid]:border-2 aria-[invalid]:border-accent"
      />
    </div>
  );
}
