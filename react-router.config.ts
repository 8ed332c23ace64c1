import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One small manifest for every route: a navigation then needs no discovery request first.
  // The host's own check (`server/same-origin.ts`) decides: behind a proxy the router cannot know the site's address.
  allowedActionOrigins: ['**'],
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
