import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One small manifest for every route: a navigation then needs no discovery request first.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
