import type { Page } from '@playwright/test';

import { mockTagScript } from './mock-tag.ts';

/** An event as Google receives it. */
export interface Hit {
  name: string;
  target: string;
  page_location: string;
  page_title: string;
  page_referrer: string;
  consent: Record<string, unknown>;
  [parameter: string]: unknown;
}

/** An entry in the tag's command queue: ['event', 'page_view', { … }]. */
export type Command = [command: string, what: unknown, how?: Record<string, unknown>];

/** The recorded traffic of a page. */
export interface Collector {
  /** The events that reached Google. */
  hits: Hit[];
  /** The requests of the page to other sites, including the tag itself. */
  elsewhere: string[];
  /** All commands so far, in the page's order. Empty if nothing is measured. */
  commands: () => Promise<Command[]>;
  /** Forgets the traffic so far: another visit begins. */
  forget: () => void;
}

/** Replaces Google on a page: serves a substitute for its tag, and records all requests to other sites. */
export async function collect(page: Page, ownOrigin: string): Promise<Collector> {
  const hits: Hit[] = [];
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== ownOrigin && url.protocol.startsWith('http'),
    async (route) => {
      const request = route.request();
      elsewhere.push(request.url());
      if (request.url().startsWith('https://www.googletagmanager.com/gtag/js'))
        return route.fulfill({ contentType: 'text/javascript', body: mockTagScript });
      if (request.url().startsWith('https://www.google-analytics.com/g/collect')) {
        hits.push({ ...JSON.parse(request.postData() ?? '{}'), referer: request.headers().referer ?? '' });
        return route.fulfill({ status: 204 });
      }
      return route.abort();
    },
  );
  const commands = (): Promise<Command[]> =>
    page.evaluate(() => {
      const entries = (window as unknown as { dataLayer?: ArrayLike<never>[] }).dataLayer ?? [];
      return entries.map((entry) => Array.from(entry)) as unknown as Command[];
    });
  const forget = (): void => {
    hits.length = 0;
    elsewhere.length = 0;
  };
  return { hits, elsewhere, commands, forget };
}

/** 'Prueba-de-VIH' and 'prueba de vih' are the same to a reader. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_/+%&?=.,:;–—-]+/g, ' ');
const digits = (text: string): string => text.replace(/\D/g, '');

/** Lists the secrets that the sent data contain: words in any notation, and phone numbers by their digits. */
export function leaksIn(sent: unknown, secrets: readonly string[]): string[] {
  const written = decoded(JSON.stringify(sent));
  return secrets.filter((secret) => {
    const number = digits(secret);
    const isNumber = number.length >= 7 && !/\p{L}/u.test(secret);
    return isNumber ? digits(written).includes(number) : plain(written).includes(plain(secret).trim());
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
