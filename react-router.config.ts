import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The host's own check (`server/same-origin.ts`) decides: behind a proxy the router cannot know the site's address.
  allowedActionOrigins: ['**'],
  // There is no router in the browser to look for routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
