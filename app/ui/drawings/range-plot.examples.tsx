import type { ComponentExamples, Say } from '../gallery/example.ts';
import { RangePlot } from './range-plot.tsx';

const plot = (say: Say) => (
  <RangePlot
    ranges={[
      { at: 3, from: 5, to: 72 },
      { at: 4, from: 10, to: 708 },
      { at: 5, from: 217, to: 8245 },
      { at: 6, from: 152, to: 32_177 },
      { at: 8, from: 31_366, to: 149_094 },
    ]}
    nameOf={String}
    valueWords={String}
    across={say('Semana', 'Week')}
    up="mIU/mL"
    example={{ value: 5500, words: '5500' }}
    label={say('Intervalos por semana', 'Ranges by week')}
  />
);

export const rangePlotExamples: ComponentExamples = {
  component: 'range-plot',
  isWide: true,
  examples: [{ name: 'with a position that has no range', show: plot }],
};
