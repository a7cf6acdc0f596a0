import { pino } from 'pino';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageContext } from '../web/context.ts';
import { createPageRenderer, type PageServices } from './pages.ts';

function buildThatFails(failure: Error): ServerBuild {
  const module = {
    pageContext,
    default: () => Promise.reject(failure),
    handleError: (error: unknown, { context }: { context: Readonly<RouterContextProvider> }) =>
      context.get(pageContext).report(error),
  };
  const root = { id: 'root', path: '', module: { default: () => null } };
  const manifest = {
    id: 'root',
    path: '',
    module: '/root.js',
    imports: [],
    css: [],
    hasAction: false,
    hasLoader: false,
  };
  return {
    entry: { module },
    routes: { root },
    assets: { entry: { module: '/e.js', imports: [] }, routes: { root: manifest }, url: '/m.js', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

function open(failure: Error): Promise<Response> {
  const services = { today: () => '2026-11-27', analytics: null } as unknown as PageServices;
  const build = buildThatFails(failure);
  const render = createPageRenderer(services, {
    loadBuild: async () => build,
    mode: 'production',
    log: pino({ level: 'silent' }),
  });
  return render(new Request('https://www.ospitalia.test/'), 'r1');
}

test('a page returns 503 in Italian with Retry-After if one of its files cannot be opened', async () => {
  const answer = await open(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await answer.text()).toContain('<p>Servizio momentaneamente non disponibile. Riprova tra qualche minuto.</p>');
});

test('a page returns 500 after a programming error', async () => {
  expect((await open(new TypeError('a bug'))).status).toBe(500);
});
