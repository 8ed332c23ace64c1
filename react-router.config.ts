import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The host's own check (`server/same-origin.ts`) decides: behind a proxy the router cannot know the site's address.
  allowedActionOrigins: ['**'],
  // A router in the browser reads all routes from one file, so the server needs no route endpoint.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
