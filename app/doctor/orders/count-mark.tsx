import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';

const marks = {
  critical: { words: m.orders_critical_count, color: 'text-alarm', path: 'M8 1 15 8 8 15 1 8Z' },
  abnormal: { words: m.orders_abnormal_count, color: 'text-caution', path: 'M8 2.5 14.5 13.5H1.5Z' },
} as const;

/** A number with the shape of its kind, and words for whoever does not see the column's heading. */
export function CountMark({ kind, count }: { kind: keyof typeof marks; count: number }) {
  const { words, color, path } = marks[kind];
  return (
    <span className={classes('inline-flex items-center gap-1.5 font-semibold tabular-nums', color)}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5 shrink-0 fill-current">
        <path d={path} />
      </svg>
      <span aria-hidden="true" className="max-lg:hidden">
        {count}
      </span>
      <span className="lg:sr-only">{words({ count })}</span>
    </span>
  );
}
