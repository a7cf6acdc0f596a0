import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext, pageContext } from '../web/context.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';

const NONCE_BYTES = 16;

/** What a page needs that is the same for every request. */
export type PageServices = Omit<PageContext, 'nonce' | 'today'> & { today(): PageContext['today'] };

type PageEntry = { pageContext: typeof pageContext };

/** The context key as the build knows it: a bundled module is not the same object as its source. */
function contextKey(build: ServerBuild): typeof pageContext {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React Router types no export of ours
  return (build.entry.module as unknown as PageEntry).pageContext;
}

/**
 * Turns a build of the pages into a function from request to HTML (or, for navigation in the browser, data).
 * `loadBuild` is asked for every request, so that development sees each change at once; only there the content security
 * policy is left out, because the development server's own scripts carry no nonce.
 */
export function createPageRenderer(
  services: PageServices,
  loadBuild: () => Promise<ServerBuild>,
  mode: 'production' | 'development',
): (request: Request) => Promise<Response> {
  return async (request) => {
    const build = await loadBuild();
    const nonce = mode === 'production' ? randomBytes(NONCE_BYTES).toString('base64url') : '';
    const context = new RouterContextProvider();
    context.set(contextKey(build), { ...services, today: services.today(), nonce });
    const page = await createRequestHandler(build, mode)(request, context);
    if (mode === 'production') page.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce));
    return page;
  };
}
