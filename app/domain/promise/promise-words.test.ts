import { describe, expect, test } from 'vitest';

import type { Exam } from '../exams/exam.ts';
import { laboratoryCalendar } from './laboratory-calendar.ts';
import { latestPromise } from './latest-promise.ts';
import { minutesUntilCutOff } from './promise-change.ts';
import { dueWords, stepsWords, takenWords } from './promise-words.ts';
import { promiseFor } from './result-promise.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const calendar = laboratoryCalendar([{ days: everyDay, opens: '06:00', closes: '17:00' }], (date) =>
  date === '2026-11-16' ? { es: 'Independencia de Cartagena', en: 'Independence of Cartagena' } : null,
);
const exam = (
  turnaround: Partial<Exam['turnaround']>,
  dwellMinutes = 0,
  timeOfDay: Exam['preparation']['timeOfDay'] = null,
) => ({
  code: 'X-001',
  preparation: { dwellMinutes, dwellFor: dwellMinutes < 60 ? ('rest' as const) : ('test' as const), timeOfDay },
  turnaround: { runDays: everyDay, cutOff: '14:00', transportDays: 0, report: { hours: 3 }, ...turnaround },
});
const at = (date: string, time: string) => ({
  date,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});

describe('a promise in words', () => {
  test.each([
    ['es', '17:00', 'martes 24 de noviembre antes de las 5:00 p. m.'],
    ['es', '13:00', 'martes 24 de noviembre antes de la 1:00 p. m.'],
    ['en', '17:00', 'Tuesday, November 24, before 5:00 PM'],
  ] as const)('%s, by %s', (locale, by, expected) => {
    expect(plain(dueWords({ date: '2026-11-24', by }, locale))).toBe(expected);
  });

  test.each([
    ['es', '17:00', 'Hoy, antes de las 5:00 p. m.'],
    ['es', '13:00', 'Hoy, antes de la 1:00 p. m.'],
    ['en', '17:00', 'Today, before 5:00 PM'],
  ] as const)('today, %s, by %s', (locale, by, expected) => {
    expect(plain(dueWords({ date: '2026-11-24', by }, locale, '2026-11-24'))).toBe(expected);
    expect(plain(dueWords({ date: '2026-11-25', by }, locale, '2026-11-24'))).not.toContain(expected);
  });

  test('for now and for a chosen time', () => {
    expect(takenWords(null, 'es')).toBe('Si nos deja la muestra ahora');
    expect(plain(takenWords(at('2026-11-24', '07:30'), 'es'))).toBe(
      'Si nos deja la muestra el martes 24 de noviembre a las 7:30 a. m.',
    );
    expect(plain(takenWords(at('2026-11-24', '13:05'), 'es'))).toContain('a la 1:05 p. m.');
  });

  test('the steps name the closed days, the holiday, the transport, the run, and the report', () => {
    const sent = exam({ cutOff: '11:00', transportDays: 1, report: { days: 5 } });
    const promise = promiseFor(sent, at('2026-11-14', '18:00'), calendar);
    const [es, en] = (['es', 'en'] as const).map((locale) =>
      promise.state === 'promised' ? stepsWords(promise.steps, 'then', locale).map(plain) : [],
    );
    expect(es).toEqual([
      'Estamos cerrados; sigue el lunes 16 de noviembre.',
      'El lunes 16 de noviembre es festivo: Independencia de Cartagena.',
      'Sale el martes 17 de noviembre hacia el laboratorio que lo procesa: 1 día hábil de viaje.',
      'Se procesa el miércoles 18 de noviembre.',
      'Está listo 5 días hábiles después.',
    ]);
    expect(en?.[1]).toBe('Monday, November 16 is a public holiday: Independence of Cartagena.');
    expect(en).toHaveLength(5);
  });
});

test('a sample sent days later lists the days that pass until then: the holiday and the weekend', () => {
  const christmas = laboratoryCalendar([{ days: everyDay, opens: '06:00', closes: '17:00' }], (date) =>
    date === '2026-12-25' ? { es: 'Navidad', en: 'Christmas Day' } : null,
  );
  const sent = exam({ cutOff: '11:00', transportDays: 1, report: { days: 5 } });
  const promise = promiseFor(sent, at('2026-12-24', '11:30'), christmas);
  const steps = promise.state === 'promised' ? stepsWords(promise.steps, 'then', 'es').map(plain) : [];
  expect(steps.slice(0, 4)).toEqual([
    'La hora límite es 11:00 a. m.: la muestra que llega después cuenta para el día siguiente.',
    'El viernes 25 de diciembre es festivo: Navidad.',
    'El fin de semana no hay transporte; sigue el lunes 28 de diciembre.',
    'Sale el lunes 28 de diciembre hacia el laboratorio que lo procesa: 1 día hábil de viaje.',
  ]);
});

test('names a holiday that passes during transport or while the report is written', () => {
  const christmas = laboratoryCalendar([{ days: everyDay, opens: '06:00', closes: '17:00' }], (date) =>
    date === '2026-12-25' ? { es: 'Navidad', en: 'Christmas Day' } : null,
  );
  const wordsOf = (turnaround: Partial<Exam['turnaround']>, locale: 'es' | 'en') => {
    const promise = promiseFor(exam(turnaround), at('2026-12-24', '07:00'), christmas);
    return promise.state === 'promised' ? stepsWords(promise.steps, 'then', locale).map(plain) : [];
  };
  expect(wordsOf({ transportDays: 1, report: { hours: 1 } }, 'es')).toEqual([
    'Sale el jueves 24 de diciembre hacia el laboratorio que lo procesa: 1 día hábil de viaje.',
    'El viernes 25 de diciembre es festivo: Navidad.',
    'Se procesa el lunes 28 de diciembre.',
    'Está listo 1 hora después de la hora límite del día, sin contar las horas en que no abrimos.',
  ]);
  expect(wordsOf({ report: { days: 2 } }, 'en')).toEqual([
    'It is run on Thursday, December 24.',
    'Results are ready 2 business days later.',
    'Friday, December 25 is a public holiday: Christmas Day.',
  ]);
  expect(wordsOf({ report: { hours: 4 } }, 'es').at(-1)).toBe('El viernes 25 de diciembre es festivo: Navidad.');
});

describe('the last sample of a curve', () => {
  const wordsOf = (time: string, dwellMinutes: number, comes: 'now' | 'then', locale: 'es' | 'en' = 'es') => {
    const [promise] = latestPromise([exam({}, dwellMinutes)], at('2026-11-14', time), calendar).each;
    return promise?.state === 'promised' ? stepsWords(promise.steps, comes, locale).map(plain) : [];
  };

  test.each([
    ['es', '07:00', 'La última muestra se toma a las 9:00 a. m. del sábado 14 de noviembre.'],
    ['es', '11:05', 'La última muestra se toma a la 1:05 p. m. del sábado 14 de noviembre.'],
    ['en', '07:00', 'The last sample is taken on Saturday, November 14 at 9:00 AM.'],
  ] as const)('has a date (%s, %s)', (locale, time, words) => {
    expect(wordsOf(time, 120, 'then', locale)[0]).toBe(words);
  });

  test('is given as a duration for a sample taken now', () => {
    expect(wordsOf('07:00', 120, 'now')[0]).toBe('La última muestra se toma 2 horas después de empezar.');
    expect(wordsOf('07:00', 90, 'now', 'en')[0]).toBe(
      'The last sample is taken 1 hour and 30 minutes after you start.',
    );
  });

  test.each(['now', 'then'] as const)(
    'moves to the next day with enough time if the patient arrives too late (%s)',
    (comes) => {
      expect(wordsOf('15:30', 120, comes).slice(0, 4)).toEqual([
        'Ese día ya no alcanza el tiempo para tomar todas las muestras; sigue el domingo 15 de noviembre.',
        'Estamos cerrados; sigue el lunes 16 de noviembre.',
        'El lunes 16 de noviembre es festivo: Independencia de Cartagena.',
        'La última muestra se toma a las 8:00 a. m. del martes 17 de noviembre.',
      ]);
      expect(wordsOf('18:00', 120, comes)[0]).toBe('Estamos cerrados; sigue el lunes 16 de noviembre.');
      expect(wordsOf('05:00', 120, comes).slice(0, 2)).toEqual([
        'Estamos cerrados hasta las 6:00 a. m. del sábado 14 de noviembre.',
        'La última muestra se toma a las 8:00 a. m. del sábado 14 de noviembre.',
      ]);
    },
  );

  test('does not appear if the patient only rests', () => {
    expect(wordsOf('07:00', 30, 'then')[0]).toBe('Se procesa el sábado 14 de noviembre.');
  });
});

describe('an exam with fixed hours', () => {
  const told = (time: string, hours: Exam['preparation']['timeOfDay'], date = '2026-11-14') => {
    const { taken, each } = latestPromise([exam({}, 0, hours)], at(date, time), calendar);
    const [promise] = each;
    return [taken, ...(promise?.state === 'promised' ? stepsWords(promise.steps, 'now', 'es').map(plain) : [])];
  };
  const afternoon = { from: '15:30', until: '17:00' };
  const morning = { from: '07:00', until: '09:00' };

  test('is sampled within its hours: later that day, or on the next day that has them', () => {
    expect(told('09:00', afternoon).slice(0, 2)).toEqual([
      at('2026-11-14', '15:30'),
      'La muestra se toma de 3:30 p. m. a 5:00 p. m.',
    ]);
    expect(told('09:00', morning).slice(0, 4)).toEqual([
      at('2026-11-17', '07:00'),
      'La muestra se toma de 7:00 a. m. a 9:00 a. m.; sigue el domingo 15 de noviembre.',
      'Estamos cerrados; sigue el lunes 16 de noviembre.',
      'El lunes 16 de noviembre es festivo: Independencia de Cartagena.',
    ]);
  });

  test('within its hours behaves like any other exam', () => {
    expect(told('08:59', morning)).toEqual(told('08:59', null));
    expect(told('05:00', { from: '06:00', until: '09:00' }).slice(0, 2)).toEqual([
      at('2026-11-14', '06:00'),
      'Estamos cerrados hasta las 6:00 a. m. del sábado 14 de noviembre.',
    ]);
  });

  test('hours outside all opening hours have no effect', () => {
    expect(told('10:00', { from: '02:00', until: '04:00' })).toEqual(told('10:00', null));
  });
});

describe('how long a promise for now stays valid', () => {
  test('a sample at the cut-off still counts: the promise changes one minute later', () => {
    const exams = [exam({ cutOff: '11:00' }), exam({ cutOff: '14:00' })];
    expect(minutesUntilCutOff(exams, at('2026-11-24', '10:00'), calendar)).toBe(61);
    expect(minutesUntilCutOff(exams, at('2026-11-24', '11:00'), calendar)).toBe(1);
    expect(minutesUntilCutOff(exams, at('2026-11-24', '11:01'), calendar)).toBe(180);
    expect(minutesUntilCutOff(exams, at('2026-11-24', '14:01'), calendar)).toBeNull();
  });

  test('a curve counts from its end, which must come by the cut-off and by closing', () => {
    expect(minutesUntilCutOff([exam({ cutOff: '11:00' }, 120)], at('2026-11-24', '08:00'), calendar)).toBe(61);
    expect(minutesUntilCutOff([exam({ cutOff: '11:00' }, 120)], at('2026-11-24', '14:00'), calendar)).toBe(60);
  });

  // The page can be shown until its last valid minute, so its words must hold that long.
  test.each([
    [0, null],
    [120, null],
    [660, null],
    [0, { from: '07:00', until: '09:00' }],
    [120, { from: '06:00', until: '10:30' }],
    [0, { from: '15:30', until: '18:00' }],
  ] as const)(
    'its words (%i minutes of curve, taken %o) do not change before a cut-off, opening, closing, or midnight',
    {
      timeout: 60_000,
    },
    (dwell, hours) => {
      const tested = exam({ cutOff: '11:00', report: { days: 1 } }, dwell, hours);
      const words = (minutes: number, date: string): string => {
        const { each, taken } = latestPromise([tested], { date, minutes }, calendar);
        const [promise] = each;
        if (promise?.state !== 'promised') return '';
        return [takenWords(taken, 'es'), dueWords(promise.due, 'es'), ...stepsWords(promise.steps, 'now', 'es')].join(
          '\n',
        );
      };
      const changed: [string, number][] = [];
      for (const date of ['2026-11-14', '2026-11-17']) {
        const open = calendar.dayOn(date).hours;
        let before = words(0, date);
        for (let minutes = 1; minutes < 24 * 60; minutes += 1) {
          const now = words(minutes, date);
          const mayChange =
            minutesUntilCutOff([tested], { date, minutes: minutes - 1 }, calendar) === 1 ||
            minutes === open?.opens ||
            minutes === open?.closes;
          if (now !== before && !mayChange) changed.push([date, minutes]);
          before = now;
        }
      }
      expect(changed).toEqual([]);
      if (dwell === 0 && hours === null) expect(words(660, '2026-11-17')).not.toBe(words(661, '2026-11-17'));
    },
  );
});
