import { describe, expect, test } from 'vitest';

import { propertiesRead, withoutUnread, withShortNames } from './custom-properties.ts';

const drawings = propertiesRead('<path fill="var(--cap)"/>');

describe('what nothing reads is left out', () => {
  test.each([
    ['at the end of its rule', '.a{color:red;--x:1}', '.a{color:red;}'],
    ['before others', '.a{--x:1;--y:2;color:var(--y)}', '.a{--y:2;color:var(--y)}'],
    ['but not what is read with another value at hand', '.a{--x:1;color:var(--x,red)}', '.a{--x:1;color:var(--x,red)}'],
    ['nor what a drawing reads', ':root{--cap:red}', ':root{--cap:red}'],
    ['nor what holds a text', '.a{--x:"a;b"}', '.a{--x:"a;b"}'],
    ['nor a class that is called like one', '.m-\\(--x\\){margin:0}', '.m-\\(--x\\){margin:0}'],
  ])('%s', (_, css, left) => {
    expect(withoutUnread(css, drawings)).toBe(left);
  });
});

describe('a name is as short as can be', () => {
  test('where it is declared, read and registered', () => {
    const css = '@property --long{syntax:"*"}.a{--long:1;color:var(--other,var(--long))}';
    expect(withShortNames(css, drawings)).toBe('@property --0{syntax:"*"}.a{--0:1;color:var(--1,var(--0))}');
  });

  test.each([
    ['a drawing reads', ':root{--cap:red}'],
    ['a class carries', '.m-\\(--long\\){margin:0}'],
  ])('but stays as it is when %s it', (_, css) => {
    expect(withShortNames(css, drawings)).toBe(css);
  });

  test('and no two names become one', () => {
    const names = Array.from({ length: 100 }, (_, index) => `--name-${index}`);
    const css = `:root{${names.map((name, index) => `${name}:${index}`).join(';')}}`;
    expect(new Set(withShortNames(css, drawings).match(/--\w+/g)).size).toBe(100);
  });
});
