import type { ReactNode } from 'react';

import { button } from './button.ts';
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
  className?: string;
}

const sheets = {
  alarm: 'border-alarm/50 bg-alarm/8',
  notice: 'border-line bg-sunken',
  caution: 'border-caution/50 bg-caution/10',
} as const;
const icons = { alarm: 'text-alarm', notice: 'text-alarm', caution: 'text-caution' } as const;
/** In print a box is as low as possible, so that the plan of a list fits on one sheet. */
const sizes = {
  page: 'p-5 sm:px-7 sm:py-6 print:px-2 print:py-1',
  row: 'p-3 text-sm print:px-2 print:py-1 print:text-base',
} as const;

/** A framed warning that cannot wait, with the number to call. */
export function AlarmBox({
  heading,
  children,
  below,
  call = null,
  role = 'note',
  tone = 'alarm',
  size = 'page',
  className = '',
}: AlarmBoxProps) {
  const isRow = size === 'row';
  return (
    <div
      role={role}
      className={`rounded-lg border text-ink print:border-2 print:border-current ${sheets[tone]} ${sizes[size]} ${className}`}
    >
      <p className={`flex gap-2.5 font-semibold print:mr-2 print:inline ${isRow ? '' : 'text-lg print:text-base'}`}>
        <Icon name="warning" className={`${isRow ? 'mt-0.5' : 'mt-1'} size-5 print:hidden shrink-0 ${icons[tone]}`} />
        <span>{heading}</span>
      </p>
      {children}
      {call && (
        <a
          href={`tel:${call.number}`}
          className={
            isRow
              ? 'no-print relative inline-flex min-h-11 items-center gap-2 font-semibold text-alarm underline underline-offset-4'
              : button('primary', 'no-print mt-4')
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
