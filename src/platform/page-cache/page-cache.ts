import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { STATUS_OF } from '../../kernel/calls/app-error.ts';
import { dateInRome } from '../../kernel/dates/calendar-date.ts';
import type { Clock } from '../../kernel/dates/clock.ts';
import { currentBudget } from '../database/request-budget.ts';
import { standInReadAsOf } from '../replica/read-context.ts';
import type { PageRenderer } from './page-renderer.ts';
import { chooseCoding } from './content-coding.ts';
import { cacheKey } from './cache-key.ts';
import type { CachedPage, ReadyPage } from './cached-page.ts';
import type { ListenerState } from './listen-for-invalidation.ts';
import { isMarkedStale, markStale, staleAnswer } from './stale-answer.ts';
import { currentSpan } from '../telemetry/spans.ts';
import { ALL_TAGS, createPageStore, type PageCounters, type PageStore } from './page-store.ts';
import { type RenderedAnswer, type RenderParts, renderOnce } from './render-once.ts';

/** Returns whether the client's copy is current (RFC 9110, 13.1.2). */
function isNotModified(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

function headersOf(flat: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < flat.length; index += 2) headers.set(flat[index] ?? '', flat[index + 1] ?? '');
  return headers;
}

function respond({ etag, body, okHeaders, notModifiedHeaders }: ReadyPage, request: Request): Response {
  if (isNotModified(etag, request.headers.get('If-None-Match')))
    return new Response(null, { status: 304, headers: headersOf(notModifiedHeaders) });
  return new Response(new Uint8Array(body), { headers: headersOf(okHeaders) });
}

function send(ready: ReadyPage, { headers, method }: IncomingMessage, outgoing: ServerResponse): void {
  const isUnchanged = isNotModified(ready.etag, headers['if-none-match']);
  outgoing.writeHead(isUnchanged ? 304 : 200, isUnchanged ? ready.notModifiedHeaders : ready.okHeaders);
  if (isUnchanged || method === 'HEAD') outgoing.end();
  else outgoing.end(ready.body);
}

/** Prefix of every cookie that the server reads. A request with such a cookie bypasses the cache. */
const PORTAL_COOKIES = '__Host-';

export type PageCacheParts = {
  clock: Clock;
  publicUrl: string;
  isListening(): boolean;
  portalHeaders?: RenderParts['portalHeaders'];
  confirm?(): Promise<ListenerState>;
  isDatabaseAway?(): boolean;
  staleMark?: string;
  cdnSeconds?: RenderParts['cdnSeconds'];
};

const UNAVAILABLE = STATUS_OF.SERVIZIO_NON_DISPONIBILE;

export type PageCache = {
  wrapRenderer(render: PageRenderer): PageRenderer;
  /** Answers from the cache. Returns `false` if no response was sent. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Answers with a page that was current in the last ten minutes, or returns `false`. */
  answerStale(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  drop(tags: readonly string[]): void;
  doubt(): void;
  counters(): PageCounters;
};

function isAnonymous(cookie: string | null | undefined, authorization: string | null | undefined): boolean {
  return !cookie?.includes(PORTAL_COOKIES) && !authorization;
}

type CacheParts = RenderParts &
  Pick<Required<PageCacheParts>, 'confirm' | 'isDatabaseAway' | 'staleMark'> & {
    flights: Map<string, Promise<CachedPage | null>>;
  };

function count({ counted }: PageStore, result: 'hits' | 'misses' | 'bypasses' | 'stale'): void {
  counted[result] += 1;
  currentSpan()?.annotate({ 'ospitalia.page_cache': result });
}

type PageRequest = { request: Request; requestId: string; address: string };

function addressOf({ headers, method, url }: Request): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!isAnonymous(headers.get('Cookie'), headers.get('Authorization'))) return null;
  const { pathname, search } = new URL(url);
  return cacheKey(pathname + search);
}

async function respondWith(
  { store }: CacheParts,
  page: CachedPage,
  { address, request }: PageRequest,
): Promise<Response> {
  const ready = await page.prepare(chooseCoding(request.headers.get('Accept-Encoding') ?? undefined));
  store.weighAgain(address, page);
  return respond(ready, request);
}

async function respondStale({ store, staleMark }: CacheParts, address: string): Promise<Response | null> {
  const stale = store.getStale(address);
  if (stale === null) return null;
  count(store, 'stale');
  return staleAnswer(stale, staleMark);
}

async function respondRendered(
  core: CacheParts,
  render: PageRenderer,
  pageRequest: PageRequest,
  made: RenderedAnswer,
): Promise<Response> {
  if (made.page !== null) return respondWith(core, made.page, pageRequest);
  const { pathname, search } = new URL(pageRequest.request.url);
  return pageRequest.address === pathname + search ? made.answer : render(pageRequest.request, pageRequest.requestId);
}

/** Renders a page while invalidations are late. They are not lost, so the page may be cached. */
async function renderLate(core: CacheParts, render: PageRenderer, pageRequest: PageRequest): Promise<Response> {
  count(core.store, 'misses');
  const made = await renderOnce(core, render, pageRequest.address, pageRequest.requestId);
  return respondRendered(core, render, pageRequest, made);
}

async function renderShared(core: CacheParts, render: PageRenderer, pageRequest: PageRequest): Promise<Response> {
  const { store, flights } = core;
  const { request, requestId, address } = pageRequest;
  const cached = store.get(address) ?? (await flights.get(address));
  if (cached) {
    count(store, 'hits');
    return respondWith(core, cached, pageRequest);
  }
  if (cached === null) return render(request, requestId);
  count(store, 'misses');
  const rendered = renderOnce(core, render, address, requestId);
  const flight = rendered.then(({ page }) => page).catch(() => null);
  flights.set(address, flight);
  try {
    return await respondRendered(core, render, pageRequest, await rendered);
  } finally {
    if (flights.get(address) === flight) flights.delete(address);
  }
}

async function confirmWithin(confirm: CacheParts['confirm']): Promise<ListenerState> {
  const budget = currentBudget();
  return budget === null ? confirm() : budget.spend(confirm);
}

function renderAlone(
  { store }: CacheParts,
  render: PageRenderer,
  { request, requestId }: PageRequest,
): Promise<Response> {
  count(store, 'bypasses');
  return render(request, requestId);
}

/** Returns a renderer that serves a cached stale page if invalidations are late or rendering fails with status 503. */
function cachedRenderer(core: CacheParts, render: PageRenderer): PageRenderer {
  const { store, isListening, confirm, isDatabaseAway, watchDay } = core;
  return async (request, requestId) => {
    const address = addressOf(request);
    if (address === null) {
      count(store, 'bypasses');
      return render(request, requestId);
    }
    const pageRequest = { request, requestId, address };
    const state = isListening() ? 'listening' : isDatabaseAway() ? 'late' : await confirmWithin(confirm);
    if (state === 'late') return (await respondStale(core, address)) ?? renderLate(core, render, pageRequest);
    if (state === 'listening') watchDay();
    const answer = await (state === 'listening' ? renderShared : renderAlone)(core, render, pageRequest);
    return answer.status === UNAVAILABLE ? ((await respondStale(core, address)) ?? answer) : answer;
  };
}

function markedRenderer({ staleMark }: CacheParts, render: PageRenderer): PageRenderer {
  return async (request, requestId) => {
    const answer = await render(request, requestId);
    const asOf = standInReadAsOf();
    if (asOf === null || answer.status >= STATUS_OF.ERRORE_INTERNO || isMarkedStale(answer.headers)) return answer;
    return markStale(answer, (performance.now() - asOf) / MS, staleMark);
  };
}

function addressOfIncoming({ method, headers, url = '/' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  return isAnonymous(headers.cookie, headers.authorization) ? cacheKey(url) : null;
}

function answerer({ store, isListening, watchDay }: CacheParts): PageCache['answer'] {
  return (incoming, outgoing) => {
    const address = isListening() ? addressOfIncoming(incoming) : null;
    if (address === null) return false;
    watchDay();
    const ready = store.get(address)?.ready(chooseCoding(incoming.headers['accept-encoding']?.toString()));
    if (ready === undefined) return false;
    count(store, 'hits');
    send(ready, incoming, outgoing);
    return true;
  };
}

async function sendStale(answer: Promise<Response>, { method }: IncomingMessage, outgoing: ServerResponse) {
  const { headers, body } = await answer;
  outgoing.writeHead(200, [...headers].flat());
  if (method === 'HEAD' || body === null) outgoing.end();
  else await pipeline(body, outgoing);
}

function staleAnswerer(core: CacheParts): PageCache['answerStale'] {
  return (incoming, outgoing) => {
    const address = addressOfIncoming(incoming);
    const stale = address === null ? null : core.store.getStale(address);
    if (stale === null) return false;
    count(core.store, 'stale');
    // Fails if the client has disconnected or the page cannot be decompressed.
    sendStale(staleAnswer(stale, core.staleMark), incoming, outgoing).catch(() => outgoing.destroy());
    return true;
  };
}

const MS = 1000;
const MINUTE_MS = 60 * MS;

/** Returns a function that calls `onNewDay` if the day in Rome has changed. It checks at most once a minute. */
function dayWatch(clock: Clock, onNewDay: () => void): () => void {
  let known = { minute: Number.NaN, day: dateInRome(clock.now()) };
  return () => {
    const now = clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute === known.minute) return;
    const day = dateInRome(now);
    if (day !== known.day) onNewDay();
    known = { minute, day };
  };
}

/** Caches pages that are the same for all visitors (`docs/decisions/0071-page-cache-with-tag-invalidation.md`). */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { clock, publicUrl, isListening, portalHeaders, cdnSeconds, staleMark = '' } = parts;
  const { confirm = async () => 'lost', isDatabaseAway = () => false } = parts;
  const store = createPageStore();
  const flights: CacheParts['flights'] = new Map();
  const drop = (tags: readonly string[]) => {
    // Later requests must not join a render that started before the invalidation.
    flights.clear();
    store.drop(tags);
  };
  const doubt = () => {
    flights.clear();
    store.doubt();
  };
  // Prices, dates and the order of homes depend on the day, so a new day drops all pages.
  const watchDay = dayWatch(clock, () => drop([ALL_TAGS]));
  const invalidations = { isListening, confirm, isDatabaseAway };
  const core: CacheParts = {
    store,
    flights,
    publicUrl,
    ...invalidations,
    watchDay,
    portalHeaders,
    cdnSeconds,
    staleMark,
  };
  return {
    counters: store.counters,
    drop,
    doubt,
    wrapRenderer: (render) => markedRenderer(core, cachedRenderer(core, render)),
    answer: answerer(core),
    answerStale: staleAnswerer(core),
  };
}
