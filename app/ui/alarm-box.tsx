import type { ReactNode } from 'react';

import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

interface AlarmBoxProps {
  heading: string;
  children: ReactNode;
  /** Content that can wait until after the call. */
  below?: ReactNode;
  /** The number to call, and the text of its link. */
  call?: { number: string; text: string } | null;
  /** An `alert` answers an action of the visitor; a `note` is part of the page. */
  role?: 'alert' | 'note';
  /** A `notice` is milder than an alarm: no life is in danger within the hour. A `caution` can wait for days, but no longer. */
  tone?: 'alarm' | 'notice' | 'caution';
  /** `row`: small, inside a list line whose link covers the whole line. */
  size?: 'page' | 'row';
  className?: string | undefined;
}

const callLook =
  'no-print mt-4 inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full bg-alarm px-6 leading-tight font-semibold text-on-here max-sm:w-full';

/** One grammar: an emergency is a tinted panel with a sign, and everything milder has a bar at its left. */
const bar = 'border-l-4 border-caution pl-4 print:border-current print:pl-2';
const sheets = {
  alarm: 'rounded-lg bg-alarm-tint print:border-2 print:border-current',
  notice: bar,
  caution: bar,
} as const;
/** In print a box is as low as possible, so that the plan of a list fits on one sheet. */
const paddings = {
  page: 'p-4 sm:px-7 sm:py-6 print:px-2 print:py-1',
  row: 'p-3 print:px-2 print:py-1',
} as const;

/** A warning that cannot wait, with the number to call. */
export function AlarmBox({
  heading,
  children,
  below,
  call = null,
  role = 'note',
  tone = 'alarm',
  size = 'page',
  className,
}: AlarmBoxProps) {
  const isRow = size === 'row';
  const isAlarm = tone === 'alarm';
  return (
    <div
      role={role}
      className={classes(
        'text-ink',
        sheets[tone],
        isAlarm && paddings[size],
        isRow && 'text-sm print:text-base',
        className,
      )}
    >
      <p className={`flex gap-2.5 font-semibold print:mr-2 print:inline ${isRow ? '' : 'text-lg print:text-base'}`}>
        {isAlarm && (
          <Icon name="warning" className={`${isRow ? 'mt-0.5' : 'mt-1'} size-5 print:hidden shrink-0 text-alarm`} />
        )}
        <span>{heading}</span>
      </p>
      {children}
      {call && (
        <a
          href={`tel:${call.number}`}
          className={
            isRow
              ? 'no-print relative inline-flex min-h-11 items-center gap-2 font-semibold text-alarm underline underline-offset-4'
              : callLook
          }
        >
          <Icon name="phone" className="size-5" />
          {call.text}
        </a>
      )}
      {below}
    </div>
  );
}
