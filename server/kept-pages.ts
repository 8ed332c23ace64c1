import { type CachedPage, encodings } from './cached-page.ts';

interface Limits {
  pages: number;
  bytes: number;
}

/**
 * Pages by their address, as many as the limits hold: the least recently used goes first. A `Map` keeps the order in which its keys came,
 * so what is used is put at its end.
 */
export class KeptPages {
  readonly #limits: Limits;
  readonly #pages = new Map<string, { page: CachedPage; bytes: number }>();
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#pages.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(address: string): CachedPage | undefined {
    const kept = this.#pages.get(address);
    if (!kept) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, kept);
    return kept.page;
  }

  /** What is larger than everything together may be is not kept at all. */
  set(address: string, page: CachedPage): void {
    this.delete(address);
    const bytes = bytesOf(page);
    if (bytes > this.#limits.bytes) return;
    this.#pages.set(address, { page, bytes });
    this.#bytes += bytes;
    for (const [oldest] of this.#pages) {
      if (this.#pages.size <= this.#limits.pages && this.#bytes <= this.#limits.bytes) return;
      this.delete(oldest);
    }
  }

  delete(address: string): void {
    const kept = this.#pages.get(address);
    if (!kept) return;
    this.#pages.delete(address);
    this.#bytes -= kept.bytes;
  }

  clear(): void {
    this.#pages.clear();
    this.#bytes = 0;
  }
}

/** The bodies; headers are a few kilobytes at most, and much the same on each page. */
const bytesOf = ({ variants }: CachedPage): number =>
  encodings.reduce((sum, encoding) => sum + variants[encoding].body.length, 0);
