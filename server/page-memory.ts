import { LRUCache } from 'lru-cache';

interface Limits {
  pages: number;
  bytes: number;
}

/**
 * Creates a map of pages by their address, with as many as the limits hold: the least recently used goes first. A page larger than the
 * limit is not stored.
 */
export const pageMemory = <Page extends { readonly bytes: number }>({ pages, bytes }: Limits): LRUCache<string, Page> =>
  new LRUCache({ max: pages, maxSize: bytes, sizeCalculation: (page) => Math.max(1, Math.ceil(page.bytes)) });
