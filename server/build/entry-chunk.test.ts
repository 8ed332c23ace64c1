import { expect, test } from 'vitest';

import { entryChunk } from './entry-chunk.ts';

// A list of paths chose these modules. A module that it lacked became another request of every page.
test('the entry and everything it imports are one file, and so is what an idle page imports besides', () => {
  const importers: Record<string, string[]> = {
    '/app/entry.client.ts': [],
    '/app/carousel.ts': ['/app/entry.client.ts'],
    '/app/contract.ts': ['/app/catalogue.island.tsx', '/app/carousel.ts'],
    '/app/catalogue.island.tsx': [],
    '/app/notice.contract.ts': ['/app/notice.browser.ts'],
    '/app/react.ts': ['/app/catalogue.island.tsx'],
    '/app/when-idle.ts': [],
    '/app/prefetch.ts': ['/app/when-idle.ts'],
    '/app/connection.ts': ['/app/catalogue.island.tsx', '/app/prefetch.ts'],
    '/app/storage.ts': ['/app/prefetch.ts', '/app/carousel.ts'],
  };
  const chunkOf = entryChunk();
  const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };
  expect(Object.keys(importers).filter((id) => chunkOf(id, graph) === 'entry')).toEqual([
    '/app/entry.client.ts',
    '/app/carousel.ts',
    '/app/contract.ts',
    '/app/notice.contract.ts',
    '/app/storage.ts',
  ]);
  expect(Object.keys(importers).filter((id) => chunkOf(id, graph) === 'idle')).toEqual([
    '/app/prefetch.ts',
    '/app/connection.ts',
  ]);
});
