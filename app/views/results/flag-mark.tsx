import { flagWordsFor } from '../../domain/reports/flag-words.ts';
import type { FlagLevel } from '../../domain/reports/result-flag.ts';
import { classes } from '../../ui/classes.ts';

const up = 'M8 2.5 14.5 13.5H1.5Z';
const down = 'M8 13.5 1.5 2.5H14.5Z';
const diamond = 'M8 1 15 8 8 15 1 8Z';
const ring = 'M8 1.75a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5Z';

/** Each level has a shape of its own, so nobody needs its color. */
const shapes: Readonly<Record<FlagLevel, { path: string; isOpen?: true; mark?: string; color: string }>> = {
  inside: { path: ring, mark: 'M4.75 8.25 7 10.5l4.25-4.75', color: 'text-open' },
  'slightly-low': { path: down, isOpen: true, color: 'text-caution' },
  'slightly-high': { path: up, isOpen: true, color: 'text-caution' },
  low: { path: down, color: 'text-caution' },
  high: { path: up, color: 'text-caution' },
  outside: { path: diamond, color: 'text-caution' },
  'soon-low': { path: diamond, mark: 'M8 4.5v4.25M8 11v.5', color: 'text-alarm' },
  'soon-high': { path: diamond, mark: 'M8 4.5v4.25M8 11v.5', color: 'text-alarm' },
  soon: { path: diamond, mark: 'M8 4.5v4.25M8 11v.5', color: 'text-alarm' },
  ask: { path: ring, isOpen: true, color: 'text-ink-soft' },
};

interface FlagMarkProps {
  level: FlagLevel;
  reader: 'patient' | 'doctor';
  className?: string;
}

/** The meaning of a value in words, with a shape and a color. */
export function FlagMark({ level, reader, className }: FlagMarkProps) {
  const { path, isOpen, mark, color } = shapes[level];
  return (
    <span className={classes('inline-flex items-baseline gap-2 font-semibold', color, className)}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 translate-y-0.5 overflow-visible">
        <path
          d={path}
          strokeWidth="1.75"
          strokeLinejoin="round"
          className={isOpen ? 'fill-none stroke-current' : 'fill-current stroke-current'}
        />
        {mark && <path d={mark} strokeWidth="1.75" strokeLinecap="round" className="fill-none stroke-paper" />}
      </svg>
      {flagWordsFor(level, reader)}
    </span>
  );
}
