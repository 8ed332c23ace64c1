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
        routine: { at: 0.7 / 9, words: say('lunes, 4:30 p. m.', 'Monday, 4:30 PM') },
        specialized: { at: 2.7 / 9, words: say('miércoles, 4:30 p. m.', 'Wednesday, 4:30 PM') },
      },
      {
        id: 'weekend',
        arrival: { at: 4.6 / 9, words: say('Viernes, 3:10 p. m.', 'Friday, 3:10 PM') },
        routine: { at: 5.5 / 9, words: say('sábado, 11:30 p. m.', 'Saturday, 11:30 PM') },
        specialized: { at: 8.7 / 9, words: say('martes, 4:30 p. m.', 'Tuesday, 4:30 PM') },
      },
    ]}
  />
);

export const turnaroundWeekExamples: ComponentExamples = {
  component: 'turnaround-week',
  isWide: true,
  examples: [{ name: 'an early sample, and one before a weekend', show: week }],
};
