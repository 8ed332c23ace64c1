import type { ComponentProps } from 'react';

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { momentWords } from '../preparation/plan-words.ts';
import { timeOf } from '../promise/laboratory-calendar.ts';
import type { ListView } from './list-view.ts';
import { dayFaultWords, hourFaultWords } from './list-words.ts';

/** The day and the hour at which somebody comes: what is typed stays, and what cannot be is explained. */
export function VisitForm({ view: { list, address, hours, today } }: { view: ListView }) {
  const locale = getLocale();
  const { at, isChosen, dayFault, hourFault } = list.visit;
  return (
    <form
      action={`${localizedHref(locale, '/mi-lista')}#fecha`}
      noValidate
      className="no-print rounded-lg border border-line bg-surface p-5"
    >
      <h2 className="text-lg font-bold">{m.list_when()}</h2>
      <p className="mt-1 text-sm text-ink-soft">
        {m.list_when_hint()} {!isChosen && m.list_when_proposed({ moment: momentWords(at, locale) })}
      </p>
      <input type="hidden" name="e" value={address.codes.join(',')} />
      <div className="mt-4 flex flex-wrap gap-4">
        <Field
          name="dia"
          label={m.list_day()}
          type="date"
          min={today}
          value={address.day || at.date}
          fault={dayFault && dayFaultWords[dayFault]()}
        />
        <Field
          name="hora"
          label={m.list_hour()}
          type="time"
          value={address.hour || timeOf(at.minutes)}
          fault={hourFault && hourFaultWords(hourFault, hours, locale)}
        />
      </div>
      <button type="submit" className={button('brand', 'mt-4')}>
        {m.list_when_button()}
      </button>
    </form>
  );
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min'> {
  name: string;
  label: string;
  value: string;
  fault: string | null;
}

/** What the browser's own picker cannot show (a day that does not exist) stands there as text. */
function Field({ name, label, value, fault, type, min }: FieldProps) {
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type={fault ? 'text' : type}
        min={fault ? undefined : min}
        defaultValue={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${name}-error` : undefined}
        className="mt-1.5 block min-h-12 w-full min-w-36 rounded-md border border-line-strong bg-paper px-3 py-2.5 text-ink aria-[invalid]:border-2 aria-[invalid]:border-accent"
      />
      {fault && (
        <p id={`${name}-error`} role="alert" className="mt-1.5 flex gap-2 text-sm font-semibold text-accent">
          <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
          {fault}
        </p>
      )}
    </div>
  );
}
