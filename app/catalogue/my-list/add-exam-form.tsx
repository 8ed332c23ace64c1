import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { TextAreaField } from '../../ui/field.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import type { ListAddress } from './list-address.ts';
import { listHref, shownByServer } from './list-display.ts';
import { unclearId, unclearSummaryId } from './list-view.ts';

/** The forms of a list are posted to the list's own address, so that the list stays the same. */
export const postedTo = (address: ListAddress): string => listHref(getLocale(), address, shownByServer);

/** Adds an exam, or all exams of an order, by name. The form posts the typed text, so it never appears in an address or in the history. */
export function AddExamForm({ address, typed }: { address: ListAddress; typed: string }) {
  // On a list with exams, the primary action is the message.
  const look = address.codes.length > 0 || typed ? 'outline' : 'primary';
  // On such a list the form opens below its own name.
  const label = address.codes.length > 0 ? <span className="sr-only">{m.list_add_label()}</span> : m.list_add_label();
  return (
    <form
      method="post"
      // The page asks its questions further down.
      action={`${postedTo(address)}#${unclearId}`}
      {...waitsFor('behavior')}
      autoComplete="off"
      className="no-print max-w-[40rem]"
    >
      <TextAreaField
        id="agregar"
        label={label}
        hint={m.list_add_hint()}
        faultId={typed ? unclearSummaryId : undefined}
        rows={1}
        grows
        defaultValue={typed}
        required
        unit={
          <button type="submit" className={button(look, 'self-start')}>
            {m.list_add_button()}
          </button>
        }
      />
    </form>
  );
}
