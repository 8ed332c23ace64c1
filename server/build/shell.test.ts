import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { filesNamedIn, filesOfEveryPage } from './shell.ts';

test.each([
  ['import"./entry-a1.js";', ['entry-a1.js']],
  ['const l=()=>import(`./map-b_2.js`)', ['map-b_2.js']],
  ["x='/assets/notice-c.css'", ['notice-c.css']],
  ['fetch("./data.json");const js="entry.js"', []],
])('%s names %o', (script, names) => {
  expect(filesNamedIn(script)).toEqual(names);
});

test('the files of every page are the scripts that its entry loads, the font, the icons and the print styles, but no large file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  await mkdir(join(folder, 'assets'));
  const files = {
    'entry.client-a.js': 'import"./when-idle-b.js";import("./map-c.js");import("./gone-d.js")',
    'when-idle-b.js': 'import("./list-e.js");import("./entry.client-a.js")',
    'list-e.js': '',
    'map-c.js': '/'.repeat(50_000),
    'root-f.js': 'import"./list-e.js"',
    'print-g.css': '',
    'sprite-h.svg': '',
    'face-i.woff2': '',
    'entry.client-a.js.br': '',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'assets', name), text);
  const found = await filesOfEveryPage(folder);
  await rm(folder, { recursive: true });
  expect(found.sort()).toEqual(
    ['entry.client-a.js', 'face-i.woff2', 'list-e.js', 'print-g.css', 'sprite-h.svg', 'when-idle-b.js'].map(
      (name) => `/assets/${name}`,
    ),
  );
});
