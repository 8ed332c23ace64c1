import { expect, test } from 'vitest';

import { entryChunk } from './entry-chunk.ts';

// A list of paths chose these modules. A module that it lacked became another request of every page.
test('includes the entry and everything it imports, except modules imported on demand', () => {
  const importers: Record<string, string[]> = {
    '/app/entry.client.ts': [],
    '/app/carousel.ts': ['/app/entry.client.ts'],
    '/app/contract.ts': ['/app/catalogue.island.tsx', '/app/carousel.ts'],
    '/app/catalogue.island.tsx': [],
    '/app/notice.contract.ts': ['/app/notice.browser.ts'],
    '/app/react.ts': ['/app/catalogue.island.tsx'],
  };
  const chunkOf = entryChunk();
  const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };
  expect(Object.keys(importers).filter((id) => chunkOf(id, graph) === 'entry')).toEqual([
    '/app/entry.client.ts',
    '/app/carousel.ts',
    '/app/contract.ts',
    '/app/notice.contract.ts',
  ]);
});
