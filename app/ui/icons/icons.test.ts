import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { specimenCaps, specimenShapes } from '../../domain/exams/specimen-cap.ts';
import { iconNames } from './icon-names.ts';

const sprite = readFileSync(new URL('sprite.svg', import.meta.url), 'utf8');
const symbols = [...sprite.matchAll(/<symbol\s[^>]*>/g)].map(([tag]) => tag);
const ids = symbols.map((tag) => tag.match(/\bid="([^"]+)"/)?.[1]);

test('the sprite holds exactly the named icons and specimens', () => {
  expect([...ids].sort()).toEqual(
    [...iconNames, ...[...specimenCaps, ...specimenShapes].map((one) => `specimen-${one}`)].sort(),
  );
});

describe('every symbol', () => {
  test('has a unique id', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a view box: 24 wide for icons and specimens, 48 for the mark', () => {
    const boxes = symbols.map((tag) => tag.match(/\bviewBox="([^"]+)"/)?.[1]);
    expect(new Set(boxes)).toEqual(new Set(['0 0 24 24', '0 0 24 48', '0 0 48 48']));
  });

  test('contains no script, no style and no foreign address', () => {
    expect(sprite.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
      /<script|<style|https?:|data:|\son\w+=|\sstyle=/,
    );
  });
});
