import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // A dozen routes: one manifest in the page costs less than a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
