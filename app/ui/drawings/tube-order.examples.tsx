import type { ComponentExamples, Say } from '../gallery/example.ts';
import { TubeOrder } from './tube-order.tsx';

const order = (say: Say) => (
  <TubeOrder
    tubes={[
      { id: 'blue', drawing: 'blue', name: say('Azul claro', 'Light blue'), holds: say('Citrato.', 'Citrate.') },
      {
        id: 'gold',
        drawing: 'gold',
        name: say('Amarilla', 'Gold'),
        holds: say('Un gel que separa el suero.', 'A gel that separates the serum.'),
      },
      { id: 'lavender', drawing: 'lavender', name: say('Lila', 'Lavender'), holds: say('EDTA.', 'EDTA.') },
    ]}
  />
);

export const tubeOrderExamples: ComponentExamples = {
  component: 'tube-order',
  isWide: true,
  examples: [{ name: 'three tubes', show: order }],
};
