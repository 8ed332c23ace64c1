import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type DateParts, readDateParts } from './date-parts.ts';

const parts = (text: string): DateParts => {
  const [day = '', month = '', year = ''] = text.split('|');
  return { day, month, year };
};

describe('a date is read as people write it', () => {
  test.each([
    ['3|7|1985', '1985-07-03'],
    ['03|07|1985', '1985-07-03'],
    [' 3 | julio | 1985 ', '1985-07-03'],
    ['3|Jul.|1985', '1985-07-03'],
    ['3rd|July|1985', '1985-07-03'],
    ['1.º|setiembre|2001', '2001-09-01'],
    ['1ro|sept|2001', '2001-09-01'],
    ['３|７|１９８５', '1985-07-03'],
    ['29|2|2024', '2024-02-29'],
    ['31|dic|1999', '1999-12-31'],
  ])('%s', (typed, date) => {
    expect(readDateParts(parts(typed), 'es')).toEqual({ date, fault: null });
    expect(readDateParts(parts(typed), 'en')).toEqual({ date, fault: null });
  });

  test.each([
    '3/7/1985',
    '3-7-1985',
    '3.7.1985',
    '3 7 1985',
    '3 de julio de 1985',
    '3 julio 1985',
    'July 3, 1985',
    '1985-07-03',
    '3 de julio del 1985',
  ])('whole in the first box: %s', (day) => {
    expect(readDateParts({ day, month: '', year: '' }, 'es').date).toBe('1985-07-03');
  });

  test('on an English page only if the order is clear', () => {
    const whole = (day: string) => readDateParts({ day, month: '', year: '' }, 'en').date;
    expect([whole('16/11/1985'), whole('11/16/1985'), whole('7/07/1985'), whole('3 July 1985')]).toEqual([
      '1985-11-16',
      '1985-11-16',
      '1985-07-07',
      '1985-07-03',
    ]);
    expect(whole('4/5/1985')).toBeNull();
  });
});

describe('refuses a text that is not a date, with the boxes to correct', () => {
  test.each([
    ['||', 'missing', ['day', 'month', 'year']],
    [' | | ', 'missing', ['day', 'month', 'year']],
    ['3||1985', 'incomplete', ['month']],
    ['|7|', 'incomplete', ['day', 'year']],
    ['0|7|1985', 'not-a-day', ['day']],
    ['32|7|1985', 'not-a-day', ['day']],
    ['tres|7|1985', 'not-a-day', ['day']],
    ['3|13|1985', 'not-a-month', ['month']],
    ['3|ju|1985', 'not-a-month', ['month']],
    ['3|brumario|1985', 'not-a-month', ['month']],
    ['3|7|85', 'not-a-year', ['year']],
    ['3|7|12345', 'not-a-year', ['year']],
    ['3|7|0999', 'not-a-year', ['year']],
    ['29|2|2023', 'impossible', ['day', 'month']],
    ['31|4|2023', 'impossible', ['day', 'month']],
  ])('%s: %s', (typed, fault, faulty) => {
    expect(readDateParts(parts(typed), 'es')).toEqual({ date: null, fault, parts: faulty });
  });

  test('any text is a real date or a fault', () => {
    const text = fc.oneof(fc.string({ maxLength: 12 }), fc.integer({ min: -1, max: 3000 }).map(String));
    fc.assert(
      fc.property(text, text, text, fc.constantFrom('es', 'en'), (day, month, year, locale) => {
        const { date, fault } = readDateParts({ day, month, year }, locale);
        if (date === null) expect(fault).toBeTruthy();
        else expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      }),
    );
  });
});

test('every day of the calendar comes back, by number or by name', () => {
  const name = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' });
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.boolean(), (date, byName) => {
      const typed = {
        day: String(date.getUTCDate()),
        month: byName ? name.format(date) : String(date.getUTCMonth() + 1),
        year: String(date.getUTCFullYear()),
      };
      expect(readDateParts(typed, 'es').date).toBe(date.toISOString().slice(0, 10));
    }),
  );
});
