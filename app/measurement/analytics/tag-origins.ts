import type { Measurement } from './measurement.ts';

/** By what they provide: the shape of `AllowedOrigins`. */
interface Origins {
  scripts: string[];
  connections: string[];
  images: string[];
}

// The origins that Google's documentation of its tag requires in a Content Security Policy:
// https://developers.google.com/tag-platform/security/guides/csp

/** For Analytics. */
const analytics = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];
/** Additionally, for the conversions of Google Ads. */
const ads = {
  scripts: ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com'],
  connections: [
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
    'https://www.google.com',
    'https://google.com',
  ],
};

/** Returns the origins that a measured page may contact. */
export function tagOrigins({ script, labels }: Measurement): Origins {
  const { origin } = new URL(script);
  const advertises = Object.values(labels).some((label) => label !== null);
  const connections = [...new Set([origin, ...analytics, ...(advertises ? ads.connections : [])])];
  return {
    scripts: [...new Set([origin, ...(advertises ? ads.scripts : [])])],
    connections,
    // The tag also reports by requesting images.
    images: connections,
  };
}
