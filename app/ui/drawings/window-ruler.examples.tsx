import type { ComponentExamples, Say } from '../gallery/example.ts';
import { WindowRuler } from './window-ruler.tsx';
import type { RulerTest } from './window-track.tsx';

const tests = (say: Say): RulerTest[] => [
  {
    id: 'early',
    name: say('Prueba temprana', 'Early test'),
    briefs: [say('infección temprana', 'early infection')],
    detects: { from: 7, to: 7, words: say('7 días', '7 days') },
    reliable: { from: 14, words: say('14 días', '14 days') },
    states: ['too-early', 'reliable'],
  },
  {
    id: 'range',
    name: say('Prueba con un intervalo y un nombre largo', 'Test with a range and a long name'),
    briefs: [say('otra infección', 'another infection')],
    note: say('6 meses si su pareja la tiene.', '6 months if your partner has it.'),
    detects: { from: 30, to: 60, words: say('30–60 días', '30–60 days') },
    reliable: { from: 84, words: say('84 días', '84 days') },
    states: ['too-early', 'may-detect'],
  },
  {
    id: 'late',
    name: say('Prueba tardía', 'Late test'),
    briefs: [say('infección tardía', 'late infection')],
    detects: { from: 56, to: 77, words: say('56–77 días', '56–77 days') },
    reliable: { from: 180, words: say('6 meses', '6 months') },
    states: ['too-early', 'may-detect'],
  },
];

const ruler = (say: Say, name: string, chosen: number) => (
  <WindowRuler
    name={name}
    tests={tests(say)}
    choices={[
      {
        day: 3,
        words: say('Menos de 3 días', 'Under 3 days'),
        mark: say('Día 3', 'Day 3'),
        when: say('Si fue hace menos de 3 días', 'If it was less than 3 days ago'),
        notice: <p>{say('Vaya ya a urgencias.', 'Go to an emergency room now.')}</p>,
      },
      {
        day: 70,
        words: say('10 semanas', '10 weeks'),
        mark: say('Día 70', 'Day 70'),
        when: say('Si fue hace 10 semanas', 'If it was 10 weeks ago'),
      },
    ]}
    chosen={chosen}
    ticks={[
      { day: 30, words: say('30 días', '30 days') },
      { day: 180, words: say('6 meses', '6 months') },
    ]}
  />
);

export const windowRulerExamples: ComponentExamples = {
  component: 'window-ruler',
  isWide: true,
  examples: [
    { name: 'a day in the middle', show: (say) => ruler(say, 'middle', 1) },
    { name: 'the first days, with a notice', show: (say) => ruler(say, 'first', 0) },
  ],
};
