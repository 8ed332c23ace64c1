import { Icon } from '../../ui/icons/icon.tsx';

/** The mark at the end of a folded row: `group` on its `<details>` turns it. */
export const FoldMark = () => (
  <Icon
    name="chevron-right"
    className="no-print size-4 shrink-0 rotate-90 text-ink-soft transition-transform group-open:-rotate-90"
  />
);
