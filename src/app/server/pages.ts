import { brandName } from '../../kernel/brand/brand.ts';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Account } from '../../kernel/people/account.ts';
import type { CachePolicy, PageContext, pageContext } from '../web/context.ts';
import { STATUS_OF } from '../../kernel/calls/app-error.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import type { Language } from '../../kernel/language.ts';
import { languageOfPath } from '../../kernel/pages/page-address.ts';
import { isUnavailable } from '../../kernel/calls/unavailable.ts';
import { RETRY_AFTER_SECONDS } from '../../platform/http/error-answer.ts';
import { isNews } from '../../platform/log/is-news.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { contentSecurityPolicy } from '../../platform/http/security-headers.ts';
import type { PageRenderer, SharedPage } from '../../platform/page-cache/page-renderer.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

const NONCE_BYTES = 16;

export type PageServices = Omit<
  PageContext,
  'nonce' | 'today' | 'report' | 'account' | 'cachePublicly' | 'servePart' | 'parts'
> & {
  today(): PageContext['today'];
  accountOf(cookie: string | null): Promise<Account | null>;
};

type PageEntry = { pageContext: typeof pageContext };

/** Returns the build's context key, because the build contains its own copy of the module. */
function contextKey(build: ServerBuild): typeof pageContext {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- React Router types no export of ours
  return (build.entry.module as unknown as PageEntry).pageContext;
}

export type PageParts = {
  /** Loads the build of a language. Called for every request, so that code changes in development apply immediately. */
  loadBuild(language: Language): Promise<ServerBuild>;
  /** In development, the content security policy does not restrict scripts, because Vite's scripts have no nonce. */
  mode: 'production' | 'development';
  log: Logger;
};

const DEFAULT_CACHE_SECONDS = 60;

function collectCachePolicies() {
  const policies: CachePolicy[] = [];
  return {
    cachePublicly: (policy: CachePolicy) => void policies.push(policy),
    shared(nonce: string): SharedPage | null {
      if (policies.length === 0) return null;
      const seconds = Math.min(...policies.map((policy) => policy.seconds ?? DEFAULT_CACHE_SECONDS));
      const tags = [...new Set(policies.flatMap((policy) => policy.tags))];
      return { nonce, seconds, tags, ...(policies.every((policy) => policy.staleIfError) && { staleIfError: true }) };
    },
  };
}

/** Collects the HTML of a page's parts. Only `.data` responses also contain this HTML in their data. */
function collectParts(url: string) {
  const parts = new Map<string, string>();
  const isDocument = !new URL(url).pathname.endsWith('.data');
  return {
    parts,
    servePart(id: string, html: string) {
      parts.set(id, html);
      return { id, html: isDocument ? null : html };
    },
  };
}

/** Content security policy in development. It replaces the default policy, which is meant for responses that load nothing. */
const DEVELOPMENT_POLICY = "frame-ancestors 'none'";

const UNAVAILABLE = STATUS_OF.SERVIZIO_NON_DISPONIBILE;

/** Returns the page that is sent if even the error page cannot be rendered. */
function bareFailurePage(): Response {
  const html = `<!DOCTYPE html><html lang="${currentLanguage()}"><meta charset="utf-8"><title>${brandName}</title><p>${visitorMessages().serviceUnavailable}</p>`;
  return new Response(html, { status: UNAVAILABLE, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function asUnavailable(page: Response): Response {
  const isHtml = page.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return isHtml ? new Response(page.body, { status: UNAVAILABLE, headers: page.headers }) : bareFailurePage();
}

function createLanguageRenderer(services: PageServices, { loadBuild, mode, log }: PageParts): PageRenderer {
  // Handlers are cached, because sorting and matching routes took 5 % of the render time.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const handlerOf = (build: ServerBuild): RequestHandler => {
    const handler = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handler);
    return handler;
  };
  return async (request, requestId, onShared) => {
    const build = await loadBuild(currentLanguage());
    const nonce = mode === 'production' ? randomBytes(NONCE_BYTES).toString('base64url') : '';
    const context = new RouterContextProvider();
    let account: Promise<Account | null> | undefined;
    const loadAccount = () => (account ??= services.accountOf(request.headers.get('Cookie')));
    let hasFailedForNow = false;
    const report = (err: unknown) => {
      hasFailedForNow ||= isUnavailable(err);
      if (isNews(err)) log.error({ err, request_id: requestId }, 'page failed');
    };
    const { cachePublicly, shared } = collectCachePolicies();
    context.set(contextKey(build), {
      ...services,
      today: services.today(),
      account: loadAccount,
      cachePublicly,
      ...collectParts(request.url),
      nonce,
      report,
    });
    const rendered = await handlerOf(build)(request, context);
    const page = hasFailedForNow && rendered.status === STATUS_OF.ERRORE_INTERNO ? asUnavailable(rendered) : rendered;
    if (page.status === UNAVAILABLE) page.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    const policy = mode === 'production' ? contentSecurityPolicy(nonce, services.analytics?.url) : DEVELOPMENT_POLICY;
    page.headers.set('Content-Security-Policy', policy);
    // Pages that looked up the account are personal, so they are not cached.
    const sharedPage = account === undefined && mode === 'production' ? shared(nonce) : null;
    if (sharedPage !== null) onShared?.(sharedPage);
    return page;
  };
}

export function createPageRenderer(services: PageServices, parts: PageParts): PageRenderer {
  const render = createLanguageRenderer(services, parts);
  return (request, ...rest) =>
    inLanguage(languageOfPath(new URL(request.url).pathname), () => render(request, ...rest));
}
