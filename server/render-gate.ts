import { setTimeout as after } from 'node:timers/promises';

/** The limits on rendering. Cached pages and the health check never come here, so they always answer. */
export interface RenderLimits {
  /** Pages per minute for one network: a household, a company, or a carrier with thousands of customers behind one address. */
  perMinute: number;
  /** Pages in progress for one network. */
  atOnce: number;
  /** Pages in progress for all visitors together. */
  inAll: number;
  /** Above this delay the process is late for everybody, and accepts only `whenLate` pages at a time. */
  lateMs: number;
  whenLate: number;
  /** The maximum number of delayed refusals. */
  mostWaiting: number;
}

/** All limits but `perMinute`, which the operator sets. */
export const renderLimits = { atOnce: 20, inAll: 64, lateMs: 200, whenLate: 4, mostWaiting: 500 } as const;

/** Only the newest networks are remembered, so that a crowd of addresses cannot fill the memory. */
const MAX_CLIENTS = 20_000;
const MINUTE_MS = 60_000;
/** The `Retry-After` of a refusal whose cause passes soon. */
const RETRY_SECONDS = 2;
/** A refusal waits so long. */
const REFUSE_AFTER_MS = 1_000;

/** The use of one network. */
interface Client {
  /** The remaining quota. It refills continuously, so that no window edge lets twice as much through. */
  left: number;
  /** When `left` was computed, in epoch milliseconds. */
  at: number;
  /** The pages in progress. */
  atOnce: number;
}

/**
 * Decides which pages are rendered now, which wait for a moment, and which are refused. `loopDelay` measures how late the process is. A
 * refusal comes after a `pause`: a program that gets its answer at once asks again at once, or the process would only send refusals.
 */
export class RenderGate {
  readonly #limits: RenderLimits;
  readonly #loopDelay: () => number;
  readonly #clients = new Map<string, Client>();
  readonly #waiting: (() => void)[] = [];
  readonly #pause: () => Promise<unknown>;
  #underWay = 0;
  #refusing = 0;

  constructor(
    limits: RenderLimits,
    loopDelay: () => number = () => 0,
    pause: () => Promise<unknown> = () => after(REFUSE_AFTER_MS, null, { ref: false }),
  ) {
    this.#limits = limits;
    this.#loopDelay = loopDelay;
    this.#pause = pause;
  }

  /** Does the work, or answers 429 or 503. `key` is the visitor's network; an empty one (no socket) has no limit. */
  async render(key: string, now: number, work: () => Promise<Response>): Promise<Response> {
    const client = this.#clientOf(key, now);
    const refusal = this.#refusal(client);
    if (refusal) return this.#refuse(refusal);
    this.#underWay += 1;
    client.atOnce += 1;
    client.left -= 1;
    try {
      await this.#turn();
      return await work();
    } finally {
      this.#underWay -= 1;
      client.atOnce -= 1;
    }
  }

  /** Called when the page was cached for everybody: refunds the first visitor. */
  refund(key: string): void {
    const client = this.#clients.get(key);
    if (client) client.left += 1;
  }

  async #refuse(refusal: Response): Promise<Response> {
    if (this.#refusing >= this.#limits.mostWaiting) return refusal;
    this.#refusing += 1;
    await this.#pause();
    this.#refusing -= 1;
    return refusal;
  }

  #refusal(client: Client): Response | null {
    const { atOnce, inAll, lateMs, whenLate, perMinute } = this.#limits;
    const isLate = this.#loopDelay() > lateMs && this.#underWay >= whenLate;
    if (this.#underWay >= inAll || isLate) return refused(503, RETRY_SECONDS);
    if (client.left < 1) return refused(429, Math.ceil(60 / perMinute));
    return client.atOnce >= atOnce ? refused(429, RETRY_SECONDS) : null;
  }

  #clientOf(key: string, now: number): Client {
    const { perMinute } = this.#limits;
    const known = key === '' ? undefined : this.#clients.get(key);
    if (known) {
      const grown = (Math.max(0, now - known.at) / MINUTE_MS) * perMinute;
      known.left = Math.min(perMinute, known.left + grown);
      known.at = now;
      return known;
    }
    const client: Client = { left: perMinute, at: now, atOnce: 0 };
    if (key === '') return client;
    const oldest = this.#clients.size >= MAX_CLIENTS ? this.#clients.keys().next() : null;
    if (oldest && !oldest.done) this.#clients.delete(oldest.value);
    this.#clients.set(key, client);
    return client;
  }

  /**
   * Starts one page per turn of the event loop. If all started at once, forty searches would delay a cached page until the last of them was
   * ready.
   */
  #turn(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#waiting.push(resolve) === 1) setImmediate(this.#next);
    });
  }

  readonly #next = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#next);
  };
}

function refused(status: 429 | 503, seconds: number): Response {
  const text = [
    `En este momento hay demasiadas solicitudes. Espere ${seconds} segundos y vuelva a cargar la página.`,
    `There are too many requests right now. Wait ${seconds} seconds and reload the page.`,
  ].join('\n\n');
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(seconds),
    },
  });
}
