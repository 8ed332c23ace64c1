import type { Preparation } from '../../domain/exams/exam.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { formatClock, formatTime } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { hoursWords } from '../../i18n/span-words.ts';
import { FastingClock } from '../../ui/drawings/fasting-clock.tsx';

interface FastingClockDrawingProps {
  fasting: NonNullable<Preparation['fasting']>;
  /** When the sample is taken, in minutes since midnight. */
  sample: number;
}

const DAY_MINUTES = 24 * 60;

/** The evening before a sample and its morning, for one fast. */
export function FastingClockDrawing({ fasting: { minHours, maxHours }, sample }: FastingClockDrawingProps) {
  const locale = getLocale();
  const hoursBefore = (hours: number): number => (sample - hours * 60 + DAY_MINUTES) % DAY_MINUTES;
  const [notBefore, lastMeal] = [hoursBefore(maxHours), hoursBefore(minHours)];
  const shown = (minutes: number) => formatTime(locale, timeOf(minutes));
  return (
    <FastingClock
      notBefore={notBefore}
      lastMeal={lastMeal}
      sample={sample}
      hours={hoursWords(locale, minHours)}
      steps={[
        {
          id: 'meal',
          time: `${shown(notBefore)} – ${shown(lastMeal)}`,
          words: m.fasting_meal({ hours: maxHours }),
        },
        {
          id: 'water',
          time: m.fasting_from({ time: formatClock(locale, timeOf(lastMeal)) }),
          words: m.fasting_water({ hours: minHours }),
        },
        { id: 'sample', time: shown(sample), words: m.fasting_sample() },
        { id: 'after', time: m.fasting_after(), words: m.fasting_breakfast() },
      ]}
    />
  );
}
