import type { ComponentExamples, Say } from '../gallery/example.ts';
import { FastingClock } from './fasting-clock.tsx';

const steps = (say: Say, meal: string, water: string, sample: string) =>
  [
    { id: 'meal', time: meal, words: say('Su última comida.', 'Your last meal.') },
    { id: 'water', time: water, words: say('Solo agua.', 'Water only.') },
    { id: 'sample', time: sample, words: say('La muestra.', 'The sample.') },
    { id: 'after', time: say('Después', 'Afterwards'), words: say('Desayune.', 'Have breakfast.') },
  ] as const;

export const fastingClockExamples: ComponentExamples = {
  component: 'fasting-clock',
  isWide: true,
  examples: [
    {
      name: '8 to 14 hours, early in the morning',
      show: (say) => (
        <FastingClock
          notBefore={17 * 60 + 20}
          lastMeal={23 * 60 + 20}
          sample={7 * 60 + 20}
          hours="8 h"
          steps={steps(say, '5:20–11:20 p. m.', '11:20 p. m.', '7:20 a. m.')}
        />
      ),
    },
    {
      name: '12 to 14 hours, late in the morning',
      show: (say) => (
        <FastingClock
          notBefore={20 * 60}
          lastMeal={22 * 60}
          sample={10 * 60}
          hours="12 h"
          steps={steps(say, '8:00–10:00 p. m.', '10:00 p. m.', '10:00 a. m.')}
        />
      ),
    },
  ],
};
