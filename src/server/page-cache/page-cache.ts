import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dateInRome } from '../../kernel/calendar-date.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { PageRenderer, SharedPage } from '../pages.ts';
import { MAX_LAG_MS } from '../replica/heartbeat.ts';
import { wasReplicaRead } from '../replica/reading.ts';
import { type Coding, chooseCoding } from './content-coding.ts';
import { freezePage } from './freeze-page.ts';
import { keptAddress } from './kept-address.ts';
import { createKeptPage, type KeptPage, type ReadyPage } from './kept-page.ts';
import { ALL_TAGS, createPageStore, type PageCounters } from './page-store.ts';

/** Every cookie that a server of ours reads is named so: whoever brings one gets a page of their own. */
const OWN_COOKIES = '__Host-';
/** No page is kept longer, whatever it says. */
const MAX_SECONDS = 60;
const MINUTE_MS = 60_000;

export type PageCacheParts = {
  clock: Clock;
  /** Absolute address of the site: what is kept is rendered for it, and for nobody's browser. */
  publicUrl: string;
  /** Whether changes are heard. While they are not, nothing is kept and nothing is served. */
  isHearing(): boolean;
  maxBytes?: number;
};

export type PageCache = {
  /** A renderer that keeps what it may, and answers with what is kept. */
  keep(render: PageRenderer): PageRenderer;
  /** Answers a request before anybody else has seen it, if that can be done at once. `false`: it was not answered. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Forgets what shows any of these; of `tutto`, all. */
  drop(tags: readonly string[]): void;
  counters(): PageCounters;
};

function isOfAnybody(cookie: string | null | undefined, authorization: string | null | undefined): boolean {
  return !cookie?.includes(OWN_COOKIES) && !authorization;
}

/** Whether a browser has the page already (RFC 9110, 13.1.2). */
function isKnown(etag: string, ifNoneMatch: string | null | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** Calls `onNewDay` when it is another day in Rome than when it was called last. Looked up once a minute: midnight falls on one. */
function dayWatch(clock: Clock, onNewDay: () => void): () => void {
  let known = { minute: Number.NaN, day: '' };
  return () => {
    const now = clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute === known.minute) return;
    const day = dateInRome(now);
    if (day !== known.day) onNewDay();
    known = { minute, day };
  };
}

/** The headers of a ready page as pairs, but those that the server adds to every answer. */
function headersOf(flat: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < flat.length - 2; index += 2) headers.set(flat[index] ?? '', flat[index + 1] ?? '');
  return headers;
}

function respond({ etag, body, found, unchanged }: ReadyPage, request: Request): Response {
  if (isKnown(etag, request.headers.get('If-None-Match')))
    return new Response(null, { status: 304, headers: headersOf(unchanged) });
  return new Response(new Uint8Array(body), { headers: headersOf(found) });
}

function send(ready: ReadyPage, { headers, method }: IncomingMessage, outgoing: ServerResponse): void {
  const isUnchanged = isKnown(ready.etag, headers['if-none-match']);
  const head = isUnchanged ? ready.unchanged : ready.found;
  head[head.length - 1] = randomUUID();
  outgoing.writeHead(isUnchanged ? 304 : 200, head);
  if (isUnchanged || method === 'HEAD') outgoing.end();
  else outgoing.end(ready.body);
}

/** Pages that are the same for everybody, rendered once (`docs/decisions/0071-pages-are-kept-and-dropped.md`). */
export function createPageCache({ clock, publicUrl, isHearing, maxBytes }: PageCacheParts): PageCache {
  const store = createPageStore(maxBytes === undefined ? {} : { maxBytes });
  const { counted } = store;
  const flights = new Map<string, Promise<KeptPage | null>>();
  const forget = (tags: readonly string[]) => {
    // Who comes from now on does not wait for a page that began before.
    flights.clear();
    store.drop(tags);
  };
  // Prices, dates and the order of the homes are a day's.
  const watchDay = dayWatch(clock, () => forget([ALL_TAGS]));

  type Rendered = { page: KeptPage | null; answer: Response };

  /** Renders an address for nobody in particular, and keeps it if its page allows. */
  async function renderOnce(render: PageRenderer, address: string, requestId: string): Promise<Rendered> {
    const began = performance.now();
    const rendering = store.begin();
    try {
      let shared: SharedPage | null = null;
      const note = (told: SharedPage) => void (shared = told);
      const answer = await render(new Request(new URL(address, publicUrl)), requestId, note);
      const told: SharedPage | null = shared;
      if (told === null) return { page: null, answer };
      return await freeze(told);

      async function freeze({ nonce, tags, seconds }: SharedPage): Promise<Rendered> {
        const frozen = await freezePage(answer.clone(), nonce);
        if (frozen === null) return { page: null, answer };
        const page = createKeptPage(frozen);
        // Part of the time that it may be kept has gone by where it comes from a replica.
        const age = wasReplicaRead() ? MAX_LAG_MS : 0;
        const until = began + Math.min(seconds, MAX_SECONDS) * 1000 - age;
        watchDay();
        if (isHearing()) store.put(address, { page, tags, until }, rendering);
        return { page, answer };
      }
    } finally {
      store.end(rendering);
    }
  }

  async function respondWith(page: KeptPage, address: string, request: Request): Promise<Response> {
    const ready = await page.prepare(chooseCoding(request.headers.get('Accept-Encoding') ?? undefined));
    store.weighAgain(address, page);
    return respond(ready, request);
  }

  function keyOf(request: Request): { address: string; isWhole: boolean } | null {
    const { headers, method, url } = request;
    const isAsked = (method === 'GET' || method === 'HEAD') && isHearing();
    if (!isAsked || !isOfAnybody(headers.get('Cookie'), headers.get('Authorization'))) return null;
    const { pathname, search } = new URL(url);
    const address = keptAddress(pathname + search);
    if (address === null) return null;
    watchDay();
    return { address, isWhole: address === pathname + search };
  }

  return {
    counters: store.counters,

    drop: forget,

    keep(render) {
      return async (request, requestId) => {
        const asked = keyOf(request);
        if (asked === null) {
          counted.bypasses += 1;
          return render(request, requestId);
        }
        const { address, isWhole } = asked;
        const kept = store.get(address) ?? (await flights.get(address));
        if (kept) {
          counted.hits += 1;
          return respondWith(kept, address, request);
        }
        // Others waited for a page that turned out to be nobody's but its own.
        if (kept === null) return render(request, requestId);
        counted.misses += 1;
        const rendered = renderOnce(render, address, requestId);
        const flight = rendered.then(({ page }) => page).catch(() => null);
        flights.set(address, flight);
        try {
          const { page, answer } = await rendered;
          if (page !== null) return await respondWith(page, address, request);
          return isWhole ? answer : await render(request, requestId);
        } finally {
          if (flights.get(address) === flight) flights.delete(address);
        }
      };
    },

    answer(incoming, outgoing) {
      const { method, headers, url = '/' } = incoming;
      if ((method !== 'GET' && method !== 'HEAD') || !isHearing()) return false;
      if (!isOfAnybody(headers.cookie, headers.authorization)) return false;
      const address = keptAddress(url);
      if (address === null) return false;
      watchDay();
      const coding: Coding = chooseCoding(headers['accept-encoding']?.toString());
      const ready = store.get(address)?.ready(coding);
      if (ready === undefined) return false;
      counted.hits += 1;
      send(ready, incoming, outgoing);
      return true;
    },
  };
}
