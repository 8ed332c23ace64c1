import lighthouse, { type Flags, type Result as LighthouseResult } from 'lighthouse';

import { withBrowser } from './browser.ts';

/**
 * The results of one Lighthouse run: milliseconds, bytes, and scores from 0 to 100. First and largest contentful paint, total blocking
 * time, cumulative layout shift.
 */
export interface Reading {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  scriptBytes: number;
  totalBytes: number;
}

/** The results of one run, and what is wrong with the page. */
export interface Judgement {
  reading: Reading;
  /** The ids of the audits that keep a score below 100. */
  faults: string[];
  /** Lighthouse's version. */
  version: string;
}

/** Lighthouse occasionally loses the start of a page in its own trace, and recommends another run. */
const ATTEMPTS = 4;

/**
 * How Lighthouse slows the network: `simulated` is its default, a model of its measurements without a delay; `paced` leaves that to the
 * connection (`paced-connection.ts`). Both slow the processor four times.
 */
export type Network = 'simulated' | 'paced';

const settings: Record<Network, Flags> = {
  simulated: {},
  // Zeros turn off Lighthouse's own throttling.
  paced: {
    throttlingMethod: 'devtools',
    throttling: { cpuSlowdownMultiplier: 4, requestLatencyMs: 0, downloadThroughputKbps: 0, uploadThroughputKbps: 0 },
  },
};

/** Runs Lighthouse for a phone in a new browser. */
export async function judge(url: string, browser: string, network: Network): Promise<Judgement> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await withBrowser(browser, (port) =>
      lighthouse(url, { port, output: 'json', logLevel: 'silent', ...settings[network] }),
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    if (!lhr.runtimeError) return { reading: readingOf(lhr), faults: faultsOf(lhr), version: lhr.lighthouseVersion };
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not read ${url}: ${lhr.runtimeError.message}`);
  }
}

function readingOf(lhr: LighthouseResult): Reading {
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  const requests = requestsOf(lhr);
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    scriptBytes: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalBytes: sum(requests),
  };
}

/** The requests that Lighthouse recorded; its own type for them is open. */
function requestsOf(lhr: LighthouseResult): { resourceType: string; transferSize: number }[] {
  const { details } = lhr.audits['network-requests'] ?? {};
  if (details?.type !== 'table') return [];
  return details.items.map(({ resourceType, transferSize }) => ({
    resourceType: String(resourceType),
    transferSize: Number(transferSize) || 0,
  }));
}

const sum = (requests: { transferSize: number }[]): number =>
  requests.reduce((total, { transferSize }) => total + transferSize, 0);

const faultsOf = (lhr: LighthouseResult): string[] =>
  Object.values(lhr.categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id))
    .filter((id) => (lhr.audits[id]?.score ?? 1) < 1);
