import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { shownMoment } from '../results/shown-moment.ts';

/** An instant on the laboratory's clock. */
export const Moment = ({ instant }: { instant: string }) => (
  <time dateTime={instant} className="whitespace-nowrap">
    {shownMoment(getLocale(), instant, useLaboratory().timeZone)}
  </time>
);
