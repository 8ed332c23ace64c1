import { m } from '../../i18n/paraglide/messages.js';
import { arcPath, pointAt } from './clock-arc.ts';

interface FastingClockProps {
  /** Minutes of the day: the last meal not before, the last meal not after, and the sample. */
  notBefore: number;
  lastMeal: number;
  sample: number;
  hours: string;
  steps: readonly { id: 'meal' | 'water' | 'sample' | 'after'; time: string; words: string }[];
}

const RADIUS = 84;
const HOUR = 60;

/** A fasting day on a dial of 24 hours, and its steps as a list, which is also the version for people who cannot see the dial. */
export function FastingClock({ notBefore, lastMeal, sample, hours, steps }: FastingClockProps) {
  const at = pointAt(sample, RADIUS);
  return (
    <div className="mt-6 grid max-w-[45rem] items-center gap-x-12 gap-y-6 sm:grid-cols-[18rem_1fr]">
      <svg aria-hidden="true" viewBox="-144 -128 288 256" className="mx-auto block h-64 w-72 overflow-visible text-xs">
        <circle r={RADIUS} fill="none" strokeWidth="2" className="stroke-line" />
        {dialHours.map((hour) => (
          <Tick key={hour} hour={hour} />
        ))}
        <path
          d={arcPath(notBefore, lastMeal, RADIUS)}
          fill="none"
          strokeWidth="2"
          strokeDasharray="2 5"
          strokeLinecap="round"
          className="stroke-ink"
        />
        <path d={arcPath(lastMeal, sample, RADIUS)} fill="none" strokeWidth="8" className="stroke-brand" />
        <circle cx={at.x} cy={at.y} r="9" strokeWidth="3" className="fill-here stroke-paper" />
        <text y="2" textAnchor="middle" className="fill-ink text-xl font-semibold">
          {hours}
        </text>
        <text y="24" textAnchor="middle" className="fill-ink-soft">
          {m.fasting_water_only()}
        </text>
      </svg>
      <ol className="grid gap-3">
        {steps.map(({ id, time, words }) => (
          <li key={id} className="grid grid-cols-[1rem_1fr] gap-x-3">
            <svg aria-hidden="true" viewBox="0 0 16 16" className="mt-1.5 size-4">
              {marks[id]}
            </svg>
            <div>
              <p className={id === 'sample' ? 'font-semibold text-here' : 'font-semibold'}>{time}</p>
              <p className="text-sm text-ink-soft">{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const marks = {
  meal: <path d="M0 8H16" strokeWidth="2" strokeDasharray="2 3" className="stroke-ink" />,
  water: <path d="M0 8H16" strokeWidth="6" className="stroke-brand" />,
  sample: <circle cx="8" cy="8" r="7" className="fill-here" />,
  after: <circle cx="8" cy="8" r="5.5" fill="none" strokeWidth="2" className="stroke-ink" />,
} as const;

const dialHours = Array.from({ length: 24 }, (_, hour) => hour);

/** The words at every sixth hour. The dial has no room for more. */
const hourWords = [m.fasting_midnight, m.fasting_six_morning, m.fasting_noon, m.fasting_six_evening];

const anchors = ['middle', 'start', 'middle', 'end'] as const;

function Tick({ hour }: { hour: number }) {
  const [inner, outer, words] = [RADIUS + 8, RADIUS + 12, RADIUS + 22].map((radius) => pointAt(hour * HOUR, radius));
  if (!inner || !outer || !words) return null;
  return (
    <>
      <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} className="stroke-line-strong" />
      {hour % 6 === 0 && (
        <text x={words.x} y={words.y + 4} textAnchor={anchors[hour / 6] ?? 'middle'} className="fill-ink-soft">
          {hourWords[hour / 6]?.()}
        </text>
      )}
    </>
  );
}
