import type { GestationalAge } from '../../domain/pregnancy/gestational-age.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** Forty weeks on a line; the trimesters end after weeks 13 and 27, as the texts count them (ACOG). */
const LENGTH = 40;
const trimesters = [
  { from: 0, to: 14 },
  { from: 14, to: 28 },
  { from: 28, to: LENGTH },
] as const;
const GAP = 0.4;

/** The place of today on the way to the due date. The figures beside it say the same in words. */
export function WeeksDrawing({ age: { weeks, days } }: { age: Pick<GestationalAge, 'weeks' | 'days'> }) {
  const now = Math.min(weeks + days / 7, LENGTH);
  return (
    <div aria-hidden="true" className="mt-6">
      <svg viewBox="-1 0 42 3" preserveAspectRatio="none" aria-hidden="true" className="h-4 w-full">
        {trimesters.map(({ from, to }) => (
          <rect key={from} x={from} y="1" width={to - from - GAP} height="1" className="fill-line" />
        ))}
        {trimesters.map(({ from, to }) => (
          <rect
            key={from}
            x={from}
            y="1"
            width={Math.max(0, Math.min(now, to - GAP) - from)}
            height="1"
            className="fill-brand"
          />
        ))}
        <rect x={now - 0.15} y="0" width="0.3" height="3" className="fill-brand" />
      </svg>
      <ol className="mt-1 grid grid-cols-[14fr_14fr_12fr] text-xs text-ink-soft">
        {trimesters.map(({ from, to }) => (
          <li key={from}>
            {from === 0
              ? m.pregnancy_tests_weeks({ from: '0', to: String(to - 1) })
              : `${from}–${to === LENGTH ? to : to - 1}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
