import type { ComponentExamples, Say } from '../gallery/example.ts';
import { TrendPlot } from './trend-plot.tsx';

const points = [
  { x: 0.06, y: 0.3, text: '11.8', at: '2025-01-10', bound: null },
  { x: 0.35, y: 0.44, text: '12.4', at: '2025-08-10', bound: null },
  { x: 0.6, y: 0.2, text: '<11', at: '2026-02-10', bound: 'up-to' },
  { x: 0.9, y: 0.62, text: '13.10', at: '2026-11-10', bound: null },
] as const;

const plot = (say: Say) => (
  <TrendPlot
    points={points}
    lines={[[0, 1]]}
    bands={[
      { from: 0, to: 0.75, low: 0.35, high: 0.8 },
      { from: 0.75, to: 1, low: 0.3, high: 0.75 },
    ]}
    from={say('Enero de 2025', 'January 2025')}
    to={say('Noviembre de 2026', 'November 2026')}
    label={say('Cuatro valores', 'Four values')}
  />
);

export const trendPlotExamples: ComponentExamples = {
  component: 'trend-plot',
  isWide: true,
  examples: [{ name: 'a bound, and an interval that changed', show: plot }],
};
