interface Limits {
  pages: number;
  bytes: number;
}

/**
 * Pages by their address, as many as the limits hold: the least recently used goes first. A `Map` keeps the order in which its keys came,
 * so what is used is put at its end.
 */
export class KeptPages<Page extends { readonly bytes: number }> {
  readonly #limits: Limits;
  readonly #pages = new Map<string, Page>();
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

  get(address: string): Page | undefined {
    const kept = this.#pages.get(address);
    if (!kept) return undefined;
    this.#pages.delete(address);
    this.#pages.set(address, kept);
    return kept;
  }

  /** What is larger than everything together may be is not kept at all. */
  set(address: string, page: Page): void {
    this.delete(address);
    if (page.bytes > this.#limits.bytes) return;
    this.#pages.set(address, page);
    this.#bytes += page.bytes;
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
