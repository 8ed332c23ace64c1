import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Island } from '../../ui/islands/island.tsx';
import type { DatingOutcome } from './dating-form.ts';
import DueDate from './due-date.island.tsx';

/** The post that holds the whole calendar of tests. */
const calendarPost = 'examenes-del-embarazo';

/**
 * The due date and the weeks of a pregnancy, by a plain form. The browser counts, by the server's own code, and nothing leaves the device
 * (decision 0023); without JavaScript the form is posted, so that what was typed stands in no address, and the server counts and forgets.
 */
export function DatingCalculator({ outcome }: { outcome: DatingOutcome | null }) {
  const locale = getLocale();
  const context = {
    action: localizedHref(locale, '/pruebas-embarazo'),
    calendar: `${localizedHref(locale, '/blog/:id', { id: calendarPost })}#calendario`,
  };
  return (
    <Island
      name="due-date"
      component={DueDate}
      props={{ context, outcome }}
      className="mt-6 max-w-(--container-prose)"
    />
  );
}
