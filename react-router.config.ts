import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: true,
  // Some thirty routes: one manifest (3 KB gzipped) costs less than a request for the links that come into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
