import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { slimManifests } from './scripts/slim-manifest.ts';

export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: true,
  // Some forty routes: one manifest (2 KB gzipped) costs less than a request for the links that come into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => slimManifests(join(buildDirectory, 'client')),
} satisfies Config;
