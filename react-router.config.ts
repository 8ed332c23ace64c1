import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The host's own check (`server/same-origin.ts`) decides: behind a proxy the router cannot know the site's address.
  allowedActionOrigins: ['**'],
  // Where there is a router in the browser, it knows all routes from one file: the server answers no questions about them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
