import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { mailboxOf } from '../../accounts/rules/parse-email.ts';
import { SESSION_COOKIE, ADMIN_COOKIE } from '../../accounts/rules/session-cookie.ts';
import { AppError, STATUS_OF } from '../../kernel/calls/app-error.ts';
import type { CallHandler } from '../../kernel/calls/call.ts';
import { PICTURES } from '../../media/server/extract-data-urls.ts';
import { paths } from '../../kernel/pages/paths.ts';
import type { Admission } from '../../platform/http/admission.ts';
import { apiDocs } from '../../platform/http/api-docs.ts';
import { isLanguage, type Language } from '../../kernel/language.ts';
import { canonicalPath, languageOfAddress, readMixedAddress } from '../../kernel/pages/page-address.ts';
import { type CallParts, mountCalls, refuseMethod } from '../../platform/http/calls.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { mountCspReports } from '../../platform/http/csp-reports.ts';
import { errorAnswer } from '../../platform/http/error-answer.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { openApiOf } from '../../platform/http/openapi.ts';
import { runWithBudget } from '../../platform/database/request-budget.ts';
import type { Readiness } from '../../platform/metrics/check-readiness.ts';
import { mountProbes } from '../../platform/metrics/mount-probes.ts';
import type { PageRenderer } from '../../platform/page-cache/page-renderer.ts';
import { isMarkedStale, setStaleHeaders } from '../../platform/page-cache/stale-answer.ts';
import { type ReadRights, runWithReadContext, standInReadAsOf } from '../../platform/replica/read-context.ts';
import { isRead, mayLag, RECENT_WRITE } from '../../platform/replica/recent-write.ts';
import { type GeneratedFile, serveGeneratedFiles } from '../../platform/http/generated-files.ts';
import { type RangedFile, sendRange } from '../../platform/http/send-range.ts';
import { refuseOtherSites } from '../../platform/http/host-judge.ts';
import { secureAnswer } from '../../platform/http/security-headers.ts';
import { runWithCaller, type Caller } from '../../platform/http/request-caller.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

const SESSION_COOKIES = [SESSION_COOKIE, ADMIN_COOKIE];

const MS = 1000;

/** Maximum length of a URL in characters (`src/platform/README.md`, "Limits"). */
const MAX_URL_LENGTH = 8192;

export type AppParts = {
  calls: readonly CallHandler[];
  renderPage: PageRenderer;
  readPhoto(fileName: string): Promise<Response | null>;
  /** The street tiles of the map; `null` if the map shows no streets. */
  tiles: (RangedFile & { fileName: string }) | null;
  files: readonly GeneratedFile[];
  translateAddress(address: string, to: Language): Promise<string>;
  assets: MiddlewareHandler;
  readiness(): Promise<Readiness>;
  observe: MiddlewareHandler<Env>;
  metrics: MiddlewareHandler;
  trustProxy: number;
  /** Absolute URL of the site. Requests that change data are rejected if a browser sends them from another site. */
  publicUrl: string;
  isDatabaseAnswering?(): Promise<boolean>;
  /**
   * Returns whether the portal signed this `X-Ospitalia-Echo` header. If so, `/healthz` returns the `X-Forwarded-For` header of
   * the request.
   */
  maySeeEcho?(header: string | undefined): boolean;
  commonHeaders?: Readonly<Record<string, string>>;
  /** Limits concurrent requests that have a body. If absent, there is no limit. */
  admission?: Pick<Admission, 'enterWithBody'>;
  log: Logger;
} & Pick<CallParts, 'accountOf' | 'adminOf' | 'uploadFolder' | 'limits' | 'diskState' | 'cacheAnswers'>;

type Env = { Variables: { requestId: string } };

const CONFLICT = 409;

/** Rejects invalid and overlong URLs, so handlers need not check for them. */
const soundAddress = createMiddleware(async (context, next) => {
  const { url } = context.req;
  if (url.length > MAX_URL_LENGTH) throw new AppError('RICHIESTA_TROPPO_LUNGA', visitorMessages().requestTooLong);
  if (!isSound(new URL(url).pathname)) throw new AppError('RICHIESTA_NON_VALIDA', visitorMessages().requestInvalid);
  await next();
});

const answerInLanguage = createMiddleware(({ req }, next) => {
  const { pathname, searchParams } = new URL(req.url);
  return inLanguage(languageOfAddress(pathname, searchParams), next);
});

function isSound(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

function wantsHtml(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

/** Replaces an undecodable URL with a valid one, so that the router renders its 404 page. */
function unreadableAddress(request: Request): Request {
  return new Request(new URL('/indirizzo-non-valido', request.url), { headers: request.headers });
}

async function servePage(parts: AppParts, context: Context<Env>, request = context.req.raw): Promise<Response> {
  const page = await parts.renderPage(request, context.get('requestId'));
  if (!page.headers.has('Cache-Control')) page.headers.set('Cache-Control', 'no-cache');
  return page;
}

async function servePageAt(parts: AppParts, context: Context<Env>): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const canonical = canonicalPath(pathname) ?? readMixedAddress(pathname);
  return canonical === null ? servePage(parts, context) : context.redirect(canonical + search, 301);
}

function addressOf(context: Context, { trustProxy }: Pick<AppParts, 'trustProxy'>): string {
  const socket = getConnInfo(context).remote.address ?? '';
  return clientAddress(socket, context.req.header('X-Forwarded-For'), trustProxy);
}

/**
 * Returns whether the request may read from a replica, and whether it only reads. Requests with a session use the primary, so
 * that callers see their own changes.
 */
function readRightsOf({ req: { raw } }: Context): ReadRights {
  return { mayLag: mayLag(raw, SESSION_COOKIES), isRead: isRead(raw) };
}

function markStandIn({ res }: Context): void {
  const asOf = standInReadAsOf();
  if (asOf === null || res.status >= STATUS_OF.ERRORE_INTERNO || isMarkedStale(res.headers)) return;
  setStaleHeaders(res.headers, (performance.now() - asOf) / MS);
}

function callerOf(context: Context, parts: AppParts): Caller {
  return { name: addressOf(context, parts), signal: context.req.raw.signal };
}

const nothingToLeave = () => {};

async function enterWithBody(context: Context, { admission }: Pick<AppParts, 'admission'>): Promise<() => void> {
  if (admission === undefined) return nothingToLeave;
  return admission.enterWithBody(context.env?.incoming, context.req.raw.signal);
}

function mountApi(app: Hono<Env>, parts: AppParts): void {
  let openApi: ReturnType<typeof openApiOf> | undefined;
  const describe = () =>
    (openApi ??= openApiOf(
      parts.calls.map(({ call }) => call),
      SESSION_COOKIE,
    ));
  const requestIdOf = (context: Context) => context.get('requestId');
  mountCalls(app, parts.calls, {
    ...parts,
    pictures: PICTURES,
    addressOf: (context) => addressOf(context, parts),
    requestIdOf,
    enterWithBody: (context) => enterWithBody(context, parts),
    mailboxOf,
  });
  mountCspReports(app, { ...parts, addressOf: (context) => addressOf(context, parts) });
  app.get('/api/openapi.json', (context) => context.json(describe()));
  app.get('/api/docs', (context) => context.html(apiDocs(describe())));
  app.all('/api/*', () => {
    throw new AppError('NON_TROVATO', visitorMessages().pageNotFound);
  });
}

function runAsCaller(context: Context, parts: AppParts, next: Next): Promise<void> {
  const answer = async () => {
    await runWithCaller(() => callerOf(context, parts), next);
    markStandIn(context);
  };
  return runWithBudget(() => runWithReadContext(readRightsOf(context), answer), undefined, parts.isDatabaseAnswering);
}

function mountLargeFiles(app: Hono<Env>, parts: AppParts): void {
  app.get('/foto/:file', async (context) => {
    const photo = await parts.readPhoto(context.req.param('file'));
    if (photo) return photo;
    throw new AppError('NON_TROVATO', visitorMessages().pageNotFound);
  });
  app.get('/mappa/:file', (context) => {
    const { tiles } = parts;
    if (tiles?.fileName === context.req.param('file')) return sendRange(context.req.raw, tiles);
    throw new AppError('NON_TROVATO', visitorMessages().pageNotFound);
  });
}

/** Mounts redirects. `/regioni` is also an API path, so clients that do not accept HTML get JSON. */
function mountSections(app: Hono<Env>, { translateAddress }: Pick<AppParts, 'translateAddress'>): void {
  app.get('/lingua/:language', async (context, next) => {
    const language = context.req.param('language');
    if (!isLanguage(language)) return next();
    return context.redirect(await translateAddress(context.req.query('pagina') ?? '', language), 302);
  });
  app.get('/chi-siamo', (context) => context.redirect(`${paths.home}#chi-siamo`, 301));
  app.get('/regioni', async (context, next) => {
    if (wantsHtml(context.req.raw)) context.res = context.redirect(`${paths.home}#regioni`, 302);
    else await next();
    context.res.headers.append('Vary', 'Accept');
  });
}

export function createApp(parts: AppParts): Hono<Env> {
  const app = new Hono<Env>();
  app.use(parts.observe);
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    // Does not overwrite the stricter referrer policy of pages whose URL contains a token.
    secureAnswer(headers, parts.commonHeaders);
    headers.set('X-Request-Id', context.get('requestId'));
    // The browser may have read stale data from a replica before the conflict, so its next reads use the primary.
    if (context.res.status === CONFLICT) headers.append('Set-Cookie', RECENT_WRITE);
  });
  app.use(answerInLanguage);
  app.use((context, next) => runAsCaller(context, parts, next));
  app.use(compress());
  app.use(soundAddress);
  app.use(async (context, next) => {
    refuseOtherSites(context.req.raw, parts.publicUrl);
    await next();
  });
  app.onError((error, context) => {
    const unreadable = error instanceof AppError && error.codice === 'RICHIESTA_NON_VALIDA';
    if (unreadable && wantsHtml(context.req.raw)) return servePage(parts, context, unreadableAddress(context.req.raw));
    return errorAnswer(error, context.get('requestId'), parts.log);
  });
  mountProbes(app, parts.readiness, parts.maySeeEcho);
  app.get('/metrics', parts.metrics);
  mountLargeFiles(app, parts);
  // Email clients send a POST to this URL; a GET is redirected to the unsubscribe page.
  app.get('/api/newsletter/disiscrizione/:token', (context) => {
    const token = encodeURIComponent(context.req.param('token'));
    return context.redirect(`${paths.newsletterDisiscrizione}?token=${token}`, 303);
  });
  mountSections(app, parts);
  mountApi(app, parts);
  app.route('/', serveGeneratedFiles(parts.files));
  app.get('*', parts.assets, (context) => servePageAt(parts, context));
  app.all('*', () => refuseMethod());
  return app;
}
