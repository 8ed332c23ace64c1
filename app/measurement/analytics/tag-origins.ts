import type { Measurement } from './measurement.ts';

interface Origins {
  scripts: string[];
  connections: string[];
  images: string[];
}

/** What Google's documentation of its tag asks of a policy: for Analytics, and for conversions of Google Ads besides. */
const analytics = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
const ads = {
  scripts: ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com'],
  results: [
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
    'https://google.com',
  ],
};

/** The origins that a page which is measured may reach. */
export function tagOrigins({ script, labels }: Measurement): Origins {
  const { origin } = new URL(script);
  const advertises = Object.values(labels).some((label) => label !== null);
  const results = [...new Set([origin, ...analytics, ...(advertises ? ads.results : [])])];
  return {
    scripts: [...new Set([origin, ...(advertises ? ads.scripts : [])])],
    connections: results,
    images: results,
  };
}
