import { posix } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as entry from '../src/app/web/entry.server.tsx';
import * as root from '../src/app/web/root.tsx';
import routes from '../src/app/web/routes.ts';

type Routes = ServerBuild['routes'];
type PageModule = NonNullable<Routes[string]>['module'];

const pages = import.meta.glob<PageModule>(['../src/app/web/pages/*.tsx', '../content/*.md']);

export type PageRoute = { path: string; load(): Promise<PageModule> };

async function loadPage(file: string): Promise<PageModule> {
  const load = pages[posix.join('../src/app/web', file)];
  if (load === undefined) throw new Error(`no page ${file}`);
  return load();
}

function listRoutes(entries: readonly RouteConfigEntry[], above = ''): PageRoute[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = [above, path].filter(Boolean).join('/');
    return children ? listRoutes(children, whole) : [{ path: `/${whole}`, load: () => loadPage(file) }];
  });
}

export const PAGE_ROUTES = listRoutes(routes);

function dress(page: PageModule): PageModule {
  const { default: Page, ErrorBoundary } = page;
  return {
    ...page,
    ...(Page && { default: withComponentProps(Page as Parameters<typeof withComponentProps>[0]) }),
    ...(ErrorBoundary && {
      ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as Parameters<typeof withErrorBoundaryProps>[0]),
    }),
  };
}

async function buildRoutes(entries: readonly RouteConfigEntry[], parentId: string): Promise<Routes> {
  const built: Routes = {};
  for (const { path, file, index, children = [] } of entries) {
    const module = dress(await loadPage(file));
    built[file] = { id: file, parentId, ...(path !== undefined && { path }), ...(index && { index }), module };
    Object.assign(built, await buildRoutes(children, file));
  }
  return built;
}

/** Returns a build of the pages for tests. It contains no browser files, so no scripts run. */
export async function buildPages(): Promise<ServerBuild> {
  const built: Routes = {
    root: { id: 'root', path: '', module: dress(root as unknown as PageModule) },
    ...(await buildRoutes(routes, 'root')),
  };
  const assets = Object.entries(built).map(([id, route]) => {
    const { parentId, path, index, module } = route ?? { module: {} };
    const has = { hasAction: false, hasLoader: 'loader' in module, hasErrorBoundary: 'ErrorBoundary' in module };
    const none = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false, hasDefaultExport: true };
    return [id, { id, parentId, path, index, ...has, ...none, module: `/${id}.js`, imports: [], css: [] }];
  });
  return {
    entry: { module: entry },
    routes: built,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(assets),
      url: '/manifest.js',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}
