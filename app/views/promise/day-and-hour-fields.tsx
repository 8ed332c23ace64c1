import { m } from '../../i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';

interface AskedTime {
  label: string;
  value: string;
  fault: string | null;
}

interface DayAndHourFieldsProps {
  /** `from` is the first day that the picker offers. */
  day: AskedTime & { from?: string };
  hour: Omit<AskedTime, 'label'> & { label?: string };
  /** Reads the faults out, in a form without a summary of faults. */
  isAnnounced?: boolean;
}

/** A day and an hour, chosen with the browser's pickers. In a flex container that wraps, they are side by side if there is room. */
export function DayAndHourFields({ day, hour, isAnnounced = true }: DayAndHourFieldsProps) {
  const look = { isAnnounced, className: 'min-w-44 flex-1' };
  return (
    <>
      <Field
        {...look}
        id="dia"
        type={typeFor('date', day)}
        label={day.label}
        min={day.fault ? undefined : day.from}
        defaultValue={day.value}
        fault={day.fault}
      />
      <Field
        {...look}
        id="hora"
        type={typeFor('time', hour)}
        label={hour.label ?? m.exam_form_hour()}
        defaultValue={hour.value}
        fault={hour.fault}
      />
    </>
  );
}

/** The formats that the browser's own pickers accept. */
const pickable = { date: /^\d{4}-\d\d-\d\d$/, time: /^\d\d:\d\d$/ };

/** A rejected value that the picker cannot hold stays in the field as text; any other value keeps its picker. */
const typeFor = (type: 'date' | 'time', { value, fault }: Pick<AskedTime, 'value' | 'fault'>): string =>
  fault && value && !pickable[type].test(value) ? 'text' : type;
