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

const share = (weeks: number): string => `${(weeks / LENGTH) * 100}%`;

/** The place of today on the way to the due date. The figures beside it say the same in words. */
export function WeeksDrawing({ age: { weeks, days } }: { age: Pick<GestationalAge, 'weeks' | 'days'> }) {
  const now = Math.min(weeks + days / 7, LENGTH);
  return (
    <div aria-hidden="true" className="mt-8">
      <svg aria-hidden="true" className="block h-4 w-full overflow-visible">
        {trimesters.map(({ from, to }) => (
          <Part key={from} from={from} to={to - GAP} className="fill-ink/12" />
        ))}
        {trimesters
          .filter(({ from }) => from < now)
          .map(({ from, to }) => (
            <Part key={from} from={from} to={Math.min(now, to - GAP)} className="fill-brand" />
          ))}
        <circle cx={share(now)} cy="8" r="7" strokeWidth="4" className="fill-brand stroke-surface" />
      </svg>
      <ol className="mt-2 grid grid-cols-[14fr_14fr_12fr] text-xs text-ink-soft">
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

const Part = ({ from, to, className }: { from: number; to: number; className: string }) => (
  <rect x={share(from)} y="4" width={share(to - from)} height="8" rx="4" className={className} />
);
