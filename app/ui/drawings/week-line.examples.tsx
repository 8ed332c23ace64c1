import type { ComponentExamples, Say } from '../gallery/example.ts';
import { WeekLine } from './week-line.tsx';

const line = (say: Say) => (
  <WeekLine
    caption={say('Exámenes por semana', 'Tests by week')}
    weeks={40}
    parts={[
      { from: 0, words: say('Primero', 'First') },
      { from: 14, words: say('Segundo', 'Second') },
      { from: 28, words: say('Tercero', 'Third') },
    ]}
    spans={[
      {
        id: 'first',
        name: say('Primera consulta', 'First visit'),
        from: 0,
        to: 13,
        words: say('Semanas 0–13', 'Weeks 0–13'),
      },
      {
        id: 'one',
        name: say('Una sola semana', 'One week only'),
        from: 28,
        to: 28,
        words: say('Semana 28', 'Week 28'),
      },
      {
        id: 'last',
        name: say('Hasta el final', 'Until the end'),
        from: 28,
        to: 40,
        words: say('Semanas 28–40', 'Weeks 28–40'),
      },
    ]}
    end={say('Parto, semana 40', 'Birth, week 40')}
  />
);

export const weekLineExamples: ComponentExamples = {
  component: 'week-line',
  isWide: true,
  examples: [{ name: 'spans at the beginning, in one week, and until the end', show: line }],
};
