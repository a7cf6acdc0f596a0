import type { IncomingMessage, ServerResponse } from 'node:http';
import { dateInRome } from '../../kernel/calendar-date.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PageRenderer } from './page-renderer.ts';
import { respond, send } from './answer-page.ts';
import { chooseCoding } from './content-coding.ts';
import { cacheKey } from './cache-key.ts';
import type { CachedPage } from './cached-page.ts';
import { ALL_TAGS, createPageStore, type PageCounters } from './page-store.ts';
import { type RenderParts, renderOnce } from './render-once.ts';

/** Every cookie that a server of ours reads is named so: whoever brings one gets a page of their own. */
const OWN_COOKIES = '__Host-';

export type PageCacheParts = {
  clock: Clock;
  publicUrl: string;
  /** Whether changes are heard. While they are not, nothing is kept and nothing is served. */
  isListening(): boolean;
  /** What every answer of this portal says. */
  ownHeaders?: RenderParts['ownHeaders'];
  /** What a CDN in front of the portal is told of a page; `undefined`: there is none. */
  cdnHeaders?: RenderParts['cdnHeaders'];
};

export type PageCache = {
  wrapRenderer(render: PageRenderer): PageRenderer;
  /** Answers a request before anybody else has seen it, if that can be done at once. `false`: it was not answered. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  drop(tags: readonly string[]): void;
  counters(): PageCounters;
};

function isAnonymous(cookie: string | null | undefined, authorization: string | null | undefined): boolean {
  return !cookie?.includes(OWN_COOKIES) && !authorization;
}

type CacheParts = RenderParts & { flights: Map<string, Promise<CachedPage | null>> };

/** Under which address a request may be answered with a cached page, and whether that is all of its address; `null`: under none. */
function addressOf(
  { isListening, watchDay }: CacheParts,
  request: Request,
): { address: string; isWhole: boolean } | null {
  const { headers, method, url } = request;
  const isAsked = (method === 'GET' || method === 'HEAD') && isListening();
  if (!isAsked || !isAnonymous(headers.get('Cookie'), headers.get('Authorization'))) return null;
  const { pathname, search } = new URL(url);
  const address = cacheKey(pathname + search);
  if (address === null) return null;
  watchDay();
  return { address, isWhole: address === pathname + search };
}

async function respondWith(
  { store }: CacheParts,
  page: CachedPage,
  address: string,
  request: Request,
): Promise<Response> {
  const ready = await page.prepare(chooseCoding(request.headers.get('Accept-Encoding') ?? undefined));
  store.weighAgain(address, page);
  return respond(ready, request);
}

function cachedRenderer(core: CacheParts, render: PageRenderer): PageRenderer {
  const { store, flights } = core;
  return async (request, requestId) => {
    const asked = addressOf(core, request);
    if (asked === null) {
      store.counted.bypasses += 1;
      return render(request, requestId);
    }
    const { address, isWhole } = asked;
    const kept = store.get(address) ?? (await flights.get(address));
    if (kept) {
      store.counted.hits += 1;
      return respondWith(core, kept, address, request);
    }
    // Others waited for a page that turned out to be nobody's but its own.
    if (kept === null) return render(request, requestId);
    store.counted.misses += 1;
    const rendered = renderOnce(core, render, address, requestId);
    const flight = rendered.then(({ page }) => page).catch(() => null);
    flights.set(address, flight);
    try {
      const made = await rendered;
      if (made.page !== null) return await respondWith(core, made.page, address, request);
      return isWhole ? made.answer : await render(request, requestId);
    } finally {
      if (flights.get(address) === flight) flights.delete(address);
    }
  };
}

function answerer({ store, isListening, watchDay }: CacheParts): PageCache['answer'] {
  return (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || !isListening()) return false;
    if (!isAnonymous(headers.cookie, headers.authorization)) return false;
    const address = cacheKey(url);
    if (address === null) return false;
    watchDay();
    const ready = store.get(address)?.ready(chooseCoding(headers['accept-encoding']?.toString()));
    if (ready === undefined) return false;
    store.counted.hits += 1;
    send(ready, incoming, outgoing);
    return true;
  };
}

const MINUTE_MS = 60_000;

/** Calls `onNewDay` when it is another day in Rome than it was before. Looked up once a minute: midnight falls on one. */
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

/** Pages that are the same for everybody, rendered once (`docs/decisions/0071-pages-are-kept-and-dropped.md`). */
export function createPageCache({ clock, publicUrl, isListening, ownHeaders, cdnHeaders }: PageCacheParts): PageCache {
  const store = createPageStore();
  const flights: CacheParts['flights'] = new Map();
  const drop = (tags: readonly string[]) => {
    // Who comes from now on does not wait for a page that began before.
    flights.clear();
    store.drop(tags);
  };
  // Prices, dates and the order of the homes are a day's.
  const watchDay = dayWatch(clock, () => drop([ALL_TAGS]));
  const core = { store, flights, publicUrl, isListening, watchDay, ownHeaders, cdnHeaders };
  return {
    counters: store.counters,
    drop,
    wrapRenderer: (render) => cachedRenderer(core, render),
    answer: answerer(core),
  };
}
