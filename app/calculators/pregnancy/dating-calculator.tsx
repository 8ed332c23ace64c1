import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Island } from '../../ui/islands/island.tsx';
import type { DatingOutcome } from './dating-form.ts';
import DueDate from './due-date.island.tsx';

/** The post with the whole calendar of tests. */
const calendarPost = 'examenes-del-embarazo';

/**
 * The due date and the weeks of a pregnancy, as a plain form. The browser computes them with the server's own code, and no data leaves the
 * device (decision 0023). Without JavaScript the form is posted, so that the input never appears in an address, and the server computes the
 * answer without storing anything.
 */
export function DatingCalculator({ outcome }: { outcome: DatingOutcome | null }) {
  const locale = getLocale();
  const context = {
    action: localizedHref(locale, '/pruebas-embarazo'),
    calendar: `${localizedHref(locale, '/blog/:id', { id: calendarPost })}#calendario`,
  };
  return <Island name="due-date" component={DueDate} props={{ context, outcome }} className="mt-6" />;
}
