import type { ReactNode } from 'react';
import { emergencyNumber, isEmergency, requiresCall, type UrgentUse, type Warning } from '../../domain/exams/urgent.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { AlarmBox } from '../../ui/alarm-box.tsx';

/** The headings of warnings. */
export const urgentHeadings = {
  'emergency-only': m.urgent_emergency_only,
  'often-emergency': m.urgent_often_emergency,
  'time-limited': m.urgent_time_limited,
} as const satisfies Record<UrgentUse, () => string>;

interface UrgentBoxProps {
  urgent: Warning;
  size?: 'page' | 'row';
  className?: string | undefined;
  /** The exams that the warning concerns, on a page with several. */
  names?: readonly string[];
  /** Content that can wait until after the call. */
  below?: ReactNode;
}

/** The emergency that an exam's order may indicate, what to do now, and 123: above everything else, wherever the exam appears. */
export function UrgentBox({ urgent, size = 'page', className, names = [], below }: UrgentBoxProps) {
  const locale = getLocale();
  const isAlarm = isEmergency(urgent);
  return (
    <AlarmBox
      heading={urgentHeadings[urgent.use]()}
      call={requiresCall(urgent) ? { number: emergencyNumber, text: m.risk_call({ number: emergencyNumber }) } : null}
      tone={isAlarm ? 'alarm' : 'notice'}
      size={size}
      className={className}
      below={below}
    >
      {names.length > 0 && <p className="mt-1 text-sm text-ink-soft print:mt-0 print:inline">{names.join(' · ')}</p>}{' '}
      <p data-warning-sign="" className={`font-semibold print:inline ${size === 'row' ? 'mt-1' : 'mt-2'}`}>
        {urgent.sign[locale]}
      </p>{' '}
      <p className="mt-1 print:inline">{urgent.action[locale]}</p>
    </AlarmBox>
  );
}
