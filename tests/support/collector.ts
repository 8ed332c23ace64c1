import type { Page } from '@playwright/test';

import { mockTagScript } from './mock-tag.ts';

/** What Google gets to see of an event. */
export interface Hit {
  name: string;
  target: string;
  page_location: string;
  page_title: string;
  page_referrer: string;
  consent: Record<string, unknown>;
  [parameter: string]: unknown;
}

/** An entry of the list in which commands wait for the tag: ['event', 'page_view', { … }]. */
export type Command = [command: string, what: unknown, how?: Record<string, unknown>];

export interface Collector {
  hits: Hit[];
  /** The addresses on other sites that the page has asked for, the tag's own among them. */
  elsewhere: string[];
  /** Every command so far, in the order in which the page gave them; none where nothing measures. */
  commands: () => Promise<Command[]>;
}

/** Stands in for Google on a page: answers for its tag, and writes down all that leaves for other sites. */
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
  return { hits, elsewhere, commands };
}

/** 'Prueba-de-VIH' and 'prueba de vih' are the same to who reads them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_/+%&?=.,:;–—-]+/g, ' ');
const digits = (text: string): string => text.replace(/\D/g, '');

/** Which of these secrets are told in what has left: by word, however it is written, and telephone numbers by their digits. */
export function leaksIn(left: unknown, secrets: readonly string[]): string[] {
  const written = decoded(JSON.stringify(left));
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
