import type { ComponentExamples, Say } from '../gallery/example.ts';
import { TurnaroundWeek } from './turnaround-week.tsx';

const initials = (say: Say) => [...say('LMMJVSDLM', 'MTWTFSSMT')];

const week = (say: Say) => (
  <TurnaroundWeek
    days={initials(say).map((initial, day) => ({
      id: String(day),
      initial,
      open: day === 6 ? null : { from: (day + 0.25) / 9, to: (day + (day === 5 ? 0.5 : 0.7)) / 9 },
    }))}
    cutOffs={[0, 1, 2, 3, 4, 7, 8].map((day) => (day + 0.46) / 9)}
    cutOffWords={say('Hora límite: 11:00 a. m.', 'Cut-off: 11:00 AM')}
    rows={[
      {
        id: 'early',
        arrival: { at: 0.33 / 9, words: say('Lunes, 8:00 a. m.', 'Monday, 8:00 AM') },
        routine: { at: 0.7 / 9, words: say('lunes, 5:00 p. m.', 'Monday, 5:00 PM') },
        specialized: { at: 2.7 / 9, words: say('miércoles, 5:00 p. m.', 'Wednesday, 5:00 PM') },
      },
      {
        id: 'weekend',
        arrival: { at: 4.6 / 9, words: say('Viernes, 2:00 p. m.', 'Friday, 2:00 PM') },
        routine: { at: 5.5 / 9, words: say('sábado, 12:00 p. m.', 'Saturday, 12:00 PM') },
        specialized: { at: 8.7 / 9, words: say('martes, 5:00 p. m.', 'Tuesday, 5:00 PM') },
      },
    ]}
  />
);

export const turnaroundWeekExamples: ComponentExamples = {
  component: 'turnaround-week',
  isWide: true,
  examples: [{ name: 'an early sample, and one before a weekend', show: week }],
};
