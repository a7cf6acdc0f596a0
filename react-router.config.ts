import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { pageLanguage } from './src/app/web/page-language.ts';
import { slimManifests } from './scripts/slim-manifest.ts';
import { ITALIAN } from './src/kernel/language.ts';

export default {
  appDirectory: 'src/app/web',
  // `scripts/build-pages.ts` merges the builds of the languages.
  buildDirectory: pageLanguage === ITALIAN ? 'build' : join('build', 'languages', pageLanguage),
  ssr: true,
  // With about forty routes, one manifest (2 KB gzipped) costs less than requests for the links that come into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => slimManifests(join(buildDirectory, 'client')),
} satisfies Config;
