import { m } from '../i18n/paraglide/messages.js';
import { type DatePart, type DateParts, dateParts } from './date-parts.ts';
import { controlLook, type QuestionProps } from './field.tsx';
import { Fieldset } from './fieldset.tsx';
import { datePartNames } from './forms/date-part-names.ts';

interface DateFieldProps extends QuestionProps {
  name: string;
  /** The typed text, unchanged (`date-parts.ts` reads it). */
  typed?: Partial<DateParts> | undefined;
  /** The boxes that a fault is about. */
  faulty?: readonly DatePart[] | undefined;
  isDisabled?: boolean;
  /** Somebody's own birthday, which a browser may know. */
  isBirthday?: boolean;
}

/** The id of a box. A summary of faults leads to the first one that is wrong: ('nacimiento', 'month') → 'nacimiento-mes' */
export const datePartId = (id: string, part: DatePart): string => `${id}-${datePartNames[part]}`;

const boxes = {
  day: { label: m.ui_date_day, width: 'w-14', autoComplete: 'bday-day' },
  month: { label: m.ui_date_month, width: 'w-28', autoComplete: 'bday-month' },
  year: { label: m.ui_date_year, width: 'w-20', autoComplete: 'bday-year' },
} as const satisfies Record<DatePart, object>;

/** A date that people know by heart, such as a birthday: three boxes are faster than a calendar. A month may be a name. */
export function DateField({
  name,
  typed = {},
  faulty = dateParts,
  isDisabled,
  isBirthday,
  ...question
}: DateFieldProps) {
  const { id, fault } = question;
  return (
    <Fieldset {...question}>
      <div className="mt-1.5 flex flex-wrap gap-x-3 gap-y-2">
        {dateParts.map((part) => (
          <label key={part} htmlFor={datePartId(id, part)} className="text-xs text-ink-soft">
            {boxes[part].label()}
            <input
              id={datePartId(id, part)}
              name={`${name}.${datePartNames[part]}`}
              // A month may be typed by its name.
              inputMode={part === 'month' ? 'text' : 'numeric'}
              autoComplete={isBirthday ? boxes[part].autoComplete : 'off'}
              defaultValue={typed[part]}
              disabled={isDisabled}
              aria-invalid={fault && faulty.includes(part) ? true : undefined}
              className={controlLook('unit', `mt-1 block text-base ${boxes[part].width}`)}
            />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
