import { emergencyNumber } from '../../domain/exams/urgent.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';

interface EmergencyCallProps {
  /** True beside a milder warning: an outline instead of a filled button. */
  isQuiet?: boolean;
  className?: string;
}

/** The call to the number for emergencies, as wide as a phone. */
export const EmergencyCall = ({ isQuiet = false, className }: EmergencyCallProps) => (
  <a
    href={`tel:${emergencyNumber}`}
    className={classes(
      'no-print inline-flex min-h-11 items-center justify-center gap-2.5 rounded-full px-6 text-base leading-tight font-semibold whitespace-nowrap max-sm:w-full',
      isQuiet ? 'border border-alarm text-alarm' : 'bg-alarm text-on-here',
      className,
    )}
  >
    <Icon name="phone" className="size-5" />
    {m.risk_call({ number: emergencyNumber })}
  </a>
);
