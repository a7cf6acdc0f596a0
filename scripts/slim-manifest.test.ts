import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

const ROUTE = {
  id: 'pages/home',
  parentId: 'root',
  hasLoader: true,
  module: '/assets/home-1.js',
  css: ['/assets/a.css'],
};
const ENTRY = { module: '/assets/entry.client-1.js', imports: ['/assets/shared-1.js'], css: [] };

const written = (imports: Record<string, string[]>) => {
  const { css, ...route } = ROUTE;
  const routes = { root: { id: 'root', ...imports, css: [] }, 'pages/home': { ...route, ...imports, css } };
  return `window.__reactRouterManifest=${JSON.stringify({ entry: ENTRY, routes, url: '/assets/manifest-1.js', version: '1' })};`;
};

test('slimManifest removes the imports of routes', () => {
  const imports = ['/assets/framework-1.js', '/assets/shared-1.js'];
  expect(slimManifest(written({ imports }))).toBe(written({}));
});

test('slimManifest removes an empty list of imports', () => {
  expect(slimManifest(written({ imports: [] }))).toBe(written({}));
});
