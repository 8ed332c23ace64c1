import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** On a phone, the two parts of the page: the receipt, which comes first, and the preparation. */
export function PartsOfPage() {
  const look = 'inline-flex min-h-11 items-center justify-center gap-2 rounded-full';
  return (
    <nav
      aria-label={m.list_parts()}
      className="no-print mt-4 grid grid-cols-2 rounded-full border border-line-strong bg-surface p-1 text-sm font-semibold lg:hidden"
    >
      <a href="#examenes" aria-current="true" className={classes(look, 'bg-brand/10 text-brand')}>
        {m.list_to_exams()}
      </a>
      <a href="#preparacion" className={classes(look, 'text-ink')}>
        {m.list_to_plan()}
        <Icon name="arrow-right" className="size-4 rotate-90" />
      </a>
    </nav>
  );
}
