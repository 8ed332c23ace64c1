import type { ComponentExamples, Say } from '../gallery/example.ts';
import { ZoneMap } from './zone-map.tsx';

const map = (say: Say, chosen?: string) => (
  <ZoneMap
    rows={[
      [null, { name: 'Copacabana' }, { name: 'Girardota', isPartial: true }],
      [{ name: 'Doce de Octubre' }, { name: 'Castilla' }, { name: 'Popular' }],
      [{ name: 'San Antonio de Prado' }, { name: 'Guayabal–Altavista' }, { name: 'El Poblado' }],
      [null, { name: 'Caldas', isPartial: true }, null],
    ]}
    chosen={chosen}
    river={{ name: say('Río', 'River'), after: 2 }}
    legend={{
      north: say('Norte arriba; no está a escala', 'North is up; not to scale'),
      partial: say('Solo la zona urbana', 'Urban area only'),
    }}
  />
);

export const zoneMapExamples: ComponentExamples = {
  component: 'zone-map',
  examples: [
    { name: 'no zone chosen', show: (say) => map(say) },
    { name: 'the zone of the answer', show: (say) => map(say, 'Guayabal–Altavista') },
  ],
};
