import { clickContract } from './behaviors/clicks.contract.ts';
import { dataFor } from './data-for.ts';
import { Icon } from './icons/icon.tsx';

/** A fault of a form, as a link to the field where it can be corrected. */
export interface SummaryLine {
  /** The id of the control, or of the fieldset, where the fault can be corrected. */
  field: string;
  /** The problem and its solution. */
  text: string;
}

interface ErrorSummaryProps {
  /** The id to which a refused form leads. */
  id?: string;
  /** Says that there is a problem, and what to do. */
  heading: string;
  faults: readonly SummaryLine[];
}

/**
 * Lists a form's faults above the form. Screen readers announce the list when it appears. Each line leads to its field:
 * `behaviors/lead-to-field.ts` scrolls the label into view and puts the focus on the control; without JavaScript the browser goes to the
 * link's anchor.
 */
export function ErrorSummary({ id, heading, faults }: ErrorSummaryProps) {
  return (
    <div
      id={id}
      tabIndex={id ? -1 : undefined}
      role="alert"
      className="mt-5 rounded-lg bg-alarm-tint p-5 -outline-offset-2 sm:px-7 sm:py-6"
    >
      <p className="flex items-center gap-2.5 text-lg font-semibold">
        <Icon name="warning" className="size-5 shrink-0 text-alarm" />
        {heading}
      </p>
      <ul className="mt-1">
        {faults.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              {...dataFor(clickContract, { leadsToField: field })}
              className="inline-flex min-h-11 items-center py-1.5 text-alarm underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
