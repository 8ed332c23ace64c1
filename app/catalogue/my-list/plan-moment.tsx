import type { ReactNode } from 'react';

export interface PlanMomentProps {
  /** The event. */
  label: string;
  /** Empty while there is none. */
  value: string;
  /** Beside the moment. */
  children?: ReactNode;
}

/** An event of a plan, and below it when it happens. */
export const PlanMoment = ({ label, value, children }: PlanMomentProps) => (
  <>
    <span className="block text-sm text-ink-soft">{label}</span>{' '}
    <span className="flex flex-wrap items-baseline gap-x-3">
      {value && (
        <strong className="font-display text-[1.5rem] leading-tight sm:text-[1.125rem] sm:@3xs:text-[1.375rem] sm:@sm:text-[1.875rem] font-medium tracking-tight first-letter:uppercase">
          {value}
        </strong>
      )}{' '}
      {children}
    </span>
  </>
);
