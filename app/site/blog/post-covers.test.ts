import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { covered, hasCover } from './post-covers.ts';

test('every named cover is drawn, and every drawing is named', () => {
  const drawn = readFileSync(new URL('./post-covers.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g);
  expect([...drawn].map(([, id]) => id).sort()).toEqual([...covered]);
  expect([hasCover('tiroides-tsh-t4'), hasCover('ayuno-antes-del-examen')]).toEqual([true, false]);
});
