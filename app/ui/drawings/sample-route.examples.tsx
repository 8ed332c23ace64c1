import type { ComponentExamples, Say } from '../gallery/example.ts';
import { SampleRoute } from './sample-route.tsx';

const route = (say: Say) => (
  <SampleRoute
    stops={[
      {
        id: 'arm',
        icon: 'patient',
        name: say('Su brazo', 'Your arm'),
        words: say('Se rotula el tubo.', 'The tube is labeled.'),
      },
      {
        id: 'site',
        icon: 'pin',
        name: say('La sede', 'The laboratory'),
        time: say('Antes de las 11:00 a. m.', 'Before 11:00 AM'),
        words: say('Se comprueba el nombre.', 'The name is checked.'),
      },
      {
        id: 'you',
        icon: 'results',
        name: say('Usted', 'You'),
        time: say('El mismo día', 'The same day'),
        words: say('Recibe el resultado.', 'You get the result.'),
        isEnd: true,
      },
    ]}
  />
);

export const sampleRouteExamples: ComponentExamples = {
  component: 'sample-route',
  isWide: true,
  examples: [{ name: 'stops with and without a time', show: route }],
};
