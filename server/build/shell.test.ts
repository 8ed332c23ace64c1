import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { filesNamedIn, filesOfEveryPage, removeUnusedScripts, searchFiles } from './shell.ts';

test.each([
  ['import"./entry-a1.js";', ['entry-a1.js']],
  ['const l=()=>import(`./map-b_2.js`)', ['map-b_2.js']],
  ["x='/assets/notice-c.css'", ['notice-c.css']],
  ['fetch("./data.json");const js="entry.js"', []],
])('%s names %o', (script, names) => {
  expect(filesNamedIn(script)).toEqual(names);
});

test('the files of every page are the scripts that its entry loads, the font, the icons and the print styles, but no large file and nothing of personal pages', async () => {
  const folder = await folderWith({
    'entry.client-a.js':
      'import"./when-idle-b.js";import("./map-c.js");import("./gone-d.js");import("./exam-field.island-j.js")',
    'exam-field.island-j.js': 'import"./queries-k.js"',
    'queries-k.js': '',
    'when-idle-b.js': 'import("./list-e.js");import("./entry.client-a.js")',
    'list-e.js': '',
    'map-c.js': '/'.repeat(50_000),
    'root-f.js': 'import"./list-e.js"',
    'print-g.css': '',
    'sprite-h.svg': '',
    'face-i.woff2': '',
    'entry.client-a.js.br': '',
  });
  const found = await filesOfEveryPage(folder);
  await rm(folder, { recursive: true });
  expect(found.sort()).toEqual(
    ['entry.client-a.js', 'face-i.woff2', 'list-e.js', 'print-g.css', 'sprite-h.svg', 'when-idle-b.js'].map(
      (name) => `/assets/${name}`,
    ),
  );
});

test('the large files of the search are React and the worker, and a build without one of them fails', async () => {
  const folder = await folderWith({ 'react-a_1.js': '', 'search.worker-b.js': '', 'order.worker-c.js': '' });
  expect(await searchFiles(folder)).toEqual(['/assets/react-a_1.js', '/assets/search.worker-b.js']);
  await rm(join(folder, 'assets/search.worker-b.js'));
  await expect(searchFiles(folder)).rejects.toThrow('search');
  await rm(folder, { recursive: true });
});

test('keeps the route scripts that a page with a router loads, and the manifest that names all of them', async () => {
  const folder = await folderWith({
    'entry.client-a.js': 'import("./island-b.js")',
    'island-b.js': 'import"./react-c.js"',
    'react-c.js': '',
    'router-d.js': 'import"./react-c.js";import"./dom-e.js"',
    'dom-e.js': '',
    'manifest-f.js': 'x={a:"/assets/portal-g.js",b:"/assets/home-h.js"}',
    'portal-g.js': 'import("./later-i.js")',
    'later-i.js': '',
    'home-h.js': 'import"./hero-j.js"',
    'hero-j.js': '',
    'page-k.css': '',
  });
  await removeUnusedScripts(folder, {
    manifest: '/assets/manifest-f.js',
    modules: ['/assets/router-d.js', '/assets/portal-g.js'],
  });
  const left = await readdir(join(folder, 'assets'));
  await rm(folder, { recursive: true });
  const documents = ['entry.client-a.js', 'island-b.js', 'react-c.js', 'page-k.css'];
  expect(left.sort()).toEqual(
    [...documents, 'dom-e.js', 'later-i.js', 'manifest-f.js', 'portal-g.js', 'router-d.js'].sort(),
  );
});

test('a route that hydrates and has no client module stops the build', async () => {
  const folder = await folderWith({ 'entry.client-a.js': '', 'manifest-b.js': '', 'portal-c.js': '' });
  const removal = removeUnusedScripts(folder, { manifest: '/assets/manifest-b.js', modules: ['/assets/portal-c.js'] });
  await expect(removal).rejects.toThrow('/assets/portal-c.js is empty');
  await rm(folder, { recursive: true });
});

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'assets', name), text);
  return folder;
}
