import type { Measurement } from './measurement.ts';

interface Origins {
  scripts: string[];
  connections: string[];
  images: string[];
}

/** The policy origins that Google's documentation of its tag requires, for Analytics and additionally for Google Ads conversions. */
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

/** The origins that a measured page may contact. */
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
