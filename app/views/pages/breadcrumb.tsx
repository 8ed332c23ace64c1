import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';

interface Crumb {
  label: string;
  href: string;
}

/**
 * The trail from the home page to this page, which is last and not a link. On a phone, the last entry is hidden from the third level on,
 * because the heading below repeats it.
 */
export function Breadcrumb({ trail, className }: { trail: readonly Crumb[]; className?: string }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={m.page_trail_label()} className={classes('no-print text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ label, href }, index) => {
          const here = index === trail.length - 1;
          return (
            <li key={href} className={classes('items-center gap-2', here && index > 1 ? 'hidden sm:flex' : 'flex')}>
              {index > 0 && <Icon name="chevron-right" className="size-3 shrink-0 text-line-strong" />}
              {here ? (
                <span aria-current="page" className="inline-flex min-h-11 items-center font-semibold">
                  {label}
                </span>
              ) : (
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center text-brand underline-offset-4 hover:underline"
                >
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
