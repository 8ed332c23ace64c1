import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { datePartsFaults } from '../date-parts.ts';
import { dateFaultIn, dateSchema } from './date-schema.ts';
import { readForm, textOf } from './read-form.ts';

const formOf = (...entries: [string, string | File][]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

const schema = z.object({
  nombre: z.string('missing').trim().min(1, 'missing'),
  edad: z.number('not-a-number').min(18, 'too-young').optional(),
  dias: z.array(z.enum(['lunes', 'martes'], 'unknown')).min(1, 'missing'),
  nacimiento: dateSchema('es'),
});
const faults = ['missing', 'not-a-number', 'too-young', 'unknown', ...datePartsFaults] as const;
const read = (...entries: [string, string | File][]) => readForm(formOf(...entries), schema, faults);

const complete: [string, string][] = [
  ['nombre', ' Ana '],
  ['edad', '40'],
  ['dias', 'lunes'],
  ['dias', 'martes'],
  ['nacimiento.dia', '3'],
  ['nacimiento.mes', 'julio'],
  ['nacimiento.anio', '1985'],
];

describe('a valid form', () => {
  test('returns its values, and the input exactly as typed', () => {
    const { value, faults: found, typed } = read(...complete);
    expect(value).toEqual({ nombre: 'Ana', edad: 40, dias: ['lunes', 'martes'], nacimiento: '1985-07-03' });
    expect(found).toBeNull();
    expect([textOf(typed, 'nombre'), typed.dias, textOf(typed, 'nacimiento.mes')]).toEqual([
      ' Ana ',
      ['lunes', 'martes'],
      'julio',
    ]);
  });
});

describe('an invalid form', () => {
  test('reports the fault of each field, even if all fields are missing', () => {
    expect(read().faults).toEqual({
      nombre: 'missing',
      dias: 'missing',
      'nacimiento.dia': 'missing',
      'nacimiento.mes': 'missing',
      'nacimiento.anio': 'missing',
    });
  });

  test.each([
    ['spaces for a name', ['nombre', '  '], { nombre: 'missing' }],
    ['a word for a number', ['edad', 'cuarenta'], { edad: 'not-a-number' }],
    ['a number out of range', ['edad', '17'], { edad: 'too-young' }],
    ['an answer that is not offered', ['dias', 'domingo'], { dias: 'unknown' }],
    ['a month that does not exist', ['nacimiento.mes', '13'], { 'nacimiento.mes': 'not-a-month' }],
    ['a day that no month has', ['nacimiento.dia', '32'], { 'nacimiento.dia': 'not-a-day' }],
  ] as const)('%s', (_, [name, value], found) => {
    const others = complete.filter(([one]) => one !== name);
    const reading = read(...others, [name, value]);
    expect(reading.faults).toEqual(found);
    expect(reading.typed).toMatchObject({ [name]: [value] });
  });

  test('reports the fault of a date with its boxes', () => {
    const { faults: found } = read(...complete.filter(([name]) => !name.endsWith('.mes')));
    expect(dateFaultIn(found, 'nacimiento')).toEqual({ fault: 'incomplete', parts: ['month'] });
    expect(dateFaultIn(read(...complete).faults, 'nacimiento')).toBeNull();
  });

  test('throws for a message that no page has words for', () => {
    expect(() => readForm(formOf(['edad', 'x']), z.object({ edad: z.number() }), ['missing'])).toThrow(
      /about "edad", which is not among its faults/,
    );
  });
});

describe('tampering with a form changes nothing', () => {
  const hostile: [string, string | File][] = [
    ['__intent__', '{"type":"reset","payload":{}}'],
    ['__intent__', new File(['x'], 'x.txt')],
    ['__state__', 'no JSON'],
    ['nombre', 'second'],
    ['nombre', new File(['x'], 'x.txt')],
    ['nombre.primero', 'x'],
    ['nombre[0]', 'x'],
    ['__proto__', 'x'],
    ['constructor.prototype.x', 'x'],
    ['nacimiento', 'x'],
    ['a..b[', 'x'],
    ['cedula', '123'],
  ];
  test.each(hostile)('%s', (name, value) => {
    expect(read(...complete, [name, value])).toEqual(read(...complete));
  });

  test('reads any input without an error', () => {
    const name = fc.oneof(
      fc.constantFrom(...complete.map(([one]) => one), ...hostile.map(([one]) => one)),
      fc.string(),
    );
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constant(new File(['x'], 'x.txt')));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (entries) => {
        const { value: values, faults: found } = read(...entries);
        expect((values === null) !== (found === null)).toBe(true);
      }),
    );
  });
});
