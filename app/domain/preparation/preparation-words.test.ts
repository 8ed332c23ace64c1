import { describe, expect, test } from 'vitest';

import { abstentionKinds, type Preparation, urineCollections } from '../exams/exam.ts';
import { exam } from '../exams/fixtures/sound-exam.ts';
import { noPreparation } from '../exams/no-preparation.ts';
import { abstentionWords } from './abstention-words.ts';
import { jointPreparation } from './joint-preparation.ts';
import {
  asksNothing,
  cycleDaysWords,
  doseWords,
  dwellWords,
  fastingWords,
  preparationSentences,
  timeOfDayWords,
  urineWords,
} from './preparation-words.ts';

const joint = (preparation: Partial<Preparation>) =>
  jointPreparation([{ exam: exam(), preparations: [{ ...noPreparation, ...preparation }], panels: [] }]);

const lithium = { es: 'litio', en: 'lithium' };

describe('a rule in words', () => {
  test.each([
    [fastingWords({ minHours: 8, maxHours: 14 }, 'es'), 'Venga en ayunas: de 8 a 14 horas sin comer.'],
    [fastingWords({ minHours: 12, maxHours: 12 }, 'en'), 'Come fasting: 12 hours without food, no more and no less.'],
    [fastingWords(null, 'es'), 'No necesita ayuno: puede comer.'],
    [abstentionWords({ of: 'alcohol', hours: 24, maxHours: null }, 'es'), 'Alcohol: nada en las 24 horas anteriores.'],
    [
      abstentionWords({ of: 'seafood', hours: 72, maxHours: null }, 'es'),
      'Pescado y mariscos: nada en los 3 días anteriores.',
    ],
    [
      abstentionWords({ of: 'tobacco', hours: 1, maxHours: null }, 'es'),
      'Cigarrillo y vapeo: nada en la hora anterior.',
    ],
    [
      abstentionWords({ of: 'sex', hours: 48, maxHours: 168 }, 'en'),
      'Sex or masturbation: let between 48 hours and 7 days pass since the last ejaculation.',
    ],
    [
      cycleDaysWords({ from: 3, to: 3 }, 'en'),
      'If you have periods and are not pregnant, come on day 3 of your cycle. Day 1 is the first day of your period.',
    ],
    [
      timeOfDayWords({ from: '06:00', until: '09:00' }, 'es'),
      'La muestra se toma de 6:00\u00A0a.\u00A0m. a 9:00\u00A0a.\u00A0m.',
    ],
    [dwellWords('test', 120, 'es'), 'Saque tiempo: el examen dura 2 horas en el laboratorio.'],
    [dwellWords('test', 45, 'es'), 'Saque tiempo: el examen dura 45 minutos en el laboratorio.'],
    [dwellWords('result', 20, 'es'), 'Puede esperar el resultado: está en unos 20 minutos.'],
    [dwellWords('rest', 20, 'en'), 'Arrive 20 minutes early: you rest at the laboratory, and then we take the sample.'],
    [
      doseWords({ of: lithium, at: 'after-hours', hours: 2, atLeast: false }, 'es'),
      'La muestra se toma 2 horas después de la última dosis de litio.',
    ],
  ])('%s', (words, expected) => {
    expect(words).toBe(expected);
  });

  test('warns patients to ask before they stop a prescribed medicine', () => {
    const aspirin = { of: 'anti-inflammatories' as const, hours: 72, maxHours: null };
    expect(abstentionWords(aspirin, 'es')).toContain('no lo suspenda sin hablar con él');
    expect(abstentionWords(aspirin, 'en')).toContain('do not stop it without talking to the doctor');
    for (const of of ['antibiotics', 'antihistamines', 'acid-reducers'] as const) {
      expect(abstentionWords({ of, hours: 72, maxHours: null }, 'es')).toContain('pregúntele a su médico');
      expect(abstentionWords({ of, hours: 72, maxHours: null }, 'en')).toContain('ask your doctor');
    }
  });

  test('every abstention and urine collection has distinct words in both languages', () => {
    const words = [
      ...abstentionKinds.map((of) => [
        of,
        (locale: 'es' | 'en') => abstentionWords({ of, hours: 24, maxHours: null }, locale),
      ]),
      ...urineCollections.map((urine) => [urine, (locale: 'es' | 'en') => urineWords(urine, locale)]),
    ] as [string, (locale: 'es' | 'en') => string][];
    const texts = words.flatMap(([, say]) => [say('es'), say('en')]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('a preparation', () => {
  test('a fast mentions water and the people it does not suit; without a fast, the text says so', () => {
    expect(
      preparationSentences(joint({ fasting: { minHours: 8, maxHours: 12 } }), 'es').map(({ topic }) => topic),
    ).toEqual(['fasting', 'water', 'fasting']);
    expect(preparationSentences(joint({ urine: 'midstream' }), 'es').map(({ topic }) => topic)).toEqual([
      'fasting',
      'urine',
    ]);
  });

  test('asks nothing if no rule applies, and only then', () => {
    expect(asksNothing(joint({}))).toBe(true);
    for (const rule of [
      { fasting: { minHours: 8, maxHours: 12 } },
      { abstentions: [{ of: 'alcohol' as const, hours: 24, maxHours: null }] },
      { timeOfDay: { from: '06:00', until: '09:00' } },
      { cycleDays: { from: 2, to: 4 } },
      { dwellMinutes: 15 },
      { urine: 'any' as const },
      { dose: { of: lithium, at: 'trough' as const } },
      { instructions: [{ es: 'Traiga la orden.', en: 'Bring the order.' }] },
    ])
      expect([rule, asksNothing(joint(rule))]).toEqual([rule, false]);
  });

  test('lists every rule, with the same numbers in both languages', () => {
    const full = joint({
      fasting: { minHours: 10, maxHours: 14 },
      abstentions: [{ of: 'alcohol', hours: 72, maxHours: null }],
      timeOfDay: { from: '06:30', until: '08:00' },
      cycleDays: { from: 2, to: 5 },
      dwellMinutes: 180,
      urine: '24-hours',
      dose: { of: lithium, at: 'after-hours', hours: 12, atLeast: false },
      instructions: [{ es: 'Traiga 2 muestras.', en: 'Bring 2 samples.' }],
    });
    const [es, en] = (['es', 'en'] as const).map((locale) => preparationSentences(full, locale));
    const numbers = (sentences = es) => (sentences ?? []).map(({ text }) => text.match(/\d+/g));
    expect(numbers(es)).toEqual(numbers(en));
    expect(es?.map(({ topic }) => topic)).toEqual([
      'cycle-days',
      'abstention',
      'fasting',
      'water',
      'fasting',
      'urine',
      'time-of-day',
      'dose',
      'dwell',
      'instruction',
    ]);
  });
});
