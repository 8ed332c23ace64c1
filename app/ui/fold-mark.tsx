import { Icon } from './icons/icon.tsx';

/** The mark of what opens, in its summary. It turns with its own `<details>`, not with one around it. */
export const FoldMark = () => (
  <Icon
    name="chevron-right"
    className="no-print size-4 shrink-0 rotate-90 text-ink-soft transition-transform [details[open]>summary_&]:-rotate-90"
  />
);
