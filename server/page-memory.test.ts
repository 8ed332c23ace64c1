import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { pageMemory } from './page-memory.ts';

const page = (bytes: number) => ({ bytes });
type Kept = ReturnType<typeof pageMemory<{ bytes: number }>>;

const keptOf = (kept: Kept, addresses: string[]): string[] =>
  addresses.filter((address) => kept.get(address) !== undefined);

describe('pages that are kept', () => {
  test('the least recently used goes first, and reading is using', () => {
    const kept = pageMemory<{ bytes: number }>({ pages: 2, bytes: 1000 });
    kept.set('/a', page(1));
    kept.set('/b', page(1));
    kept.get('/a');
    kept.set('/c', page(1));
    expect(keptOf(kept, ['/a', '/b', '/c'])).toEqual(['/a', '/c']);
  });

  test('a large one drives out as many as it needs', () => {
    const kept = pageMemory<{ bytes: number }>({ pages: 10, bytes: 100 });
    for (const address of ['/a', '/b', '/c']) kept.set(address, page(30));
    kept.set('/d', page(60));
    expect(keptOf(kept, ['/a', '/b', '/c', '/d'])).toEqual(['/c', '/d']);
  });

  test('one that is larger than all may be drives out nothing, and its older version is forgotten', () => {
    const kept = pageMemory<{ bytes: number }>({ pages: 10, bytes: 100 });
    kept.set('/a', page(30));
    kept.set('/b', page(30));
    kept.set('/b', page(101));
    expect(keptOf(kept, ['/a', '/b'])).toEqual(['/a']);
    expect(kept.calculatedSize).toBe(30);
  });

  test('keeps its limits, and counts the bytes of the stored pages, under any reads and writes', () => {
    const address = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    const step = fc.record({ address, bytes: fc.option(fc.integer({ min: 1, max: 60 })) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const kept = pageMemory<{ bytes: number }>({ pages: 3, bytes: 100 });
        const sizes = new Map<string, number>();
        for (const { address: at, bytes } of steps) {
          if (bytes === null) kept.get(at);
          else {
            const set = page(bytes);
            kept.set(at, set);
            sizes.set(at, bytes);
            expect(kept.get(at)).toBe(set);
          }
        }
        const there = keptOf(kept, [...sizes.keys()]);
        expect(kept.size).toBe(there.length);
        expect(there.length).toBeLessThanOrEqual(3);
        expect(kept.calculatedSize).toBe(there.reduce((sum, at) => sum + (sizes.get(at) ?? 0), 0));
        expect(kept.calculatedSize).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('a fraction of a byte and an empty page count as one', () => {
    const kept = pageMemory<{ bytes: number }>({ pages: 3, bytes: 100 });
    kept.set('/a', page(1.5));
    kept.set('/b', page(0));
    expect(kept.calculatedSize).toBe(3);
  });

  test('is empty after everything is forgotten', () => {
    const kept = pageMemory<{ bytes: number }>({ pages: 3, bytes: 100 });
    kept.set('/a', page(10));
    kept.clear();
    expect([kept.size, kept.calculatedSize, kept.get('/a')]).toEqual([0, 0, undefined]);
  });
});
