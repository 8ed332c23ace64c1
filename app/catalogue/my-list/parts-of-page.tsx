import { m } from '../../i18n/paraglide/messages.js';

/** The classes of what a phone hides while only the preparation is chosen. */
export const hiddenBesidePlan = 'max-lg:group-has-[#parte-preparacion:checked]/list:hidden';

const look =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-full has-checked:bg-brand/10 has-checked:text-brand has-focus-visible:outline-3 has-focus-visible:outline-brand';

/**
 * On a phone, the two parts of the page as tabs: the list, which the preparation follows, and the preparation alone. They are radio buttons
 * that only the style sheet reads, so they need no script.
 */
export function PartsOfPage() {
  return (
    <fieldset className="no-print mt-4 grid min-w-0 grid-cols-2 rounded-full border border-line-strong bg-surface p-1 text-sm font-semibold lg:hidden">
      <legend className="sr-only">{m.list_parts()}</legend>
      <label className={look}>
        <input type="radio" name="parte" value="lista" defaultChecked autoComplete="off" className="sr-only" />
        {m.list_to_exams()}
      </label>
      <label className={look}>
        <input
          type="radio"
          id="parte-preparacion"
          name="parte"
          value="preparacion"
          autoComplete="off"
          className="sr-only"
        />
        {m.list_to_plan()}
      </label>
    </fieldset>
  );
}
