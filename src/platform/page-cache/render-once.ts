import { STATUS_OF } from '../../kernel/calls/app-error.ts';
import { MAX_LAG_MS } from '../replica/heartbeat.ts';
import { standInReadAsOf, wasReplicaRead } from '../replica/read-context.ts';
import { cdnCacheControl } from './cdn-cache-control.ts';
import type { PageRenderer, SharedPage } from './page-renderer.ts';
import { isShareable, snapshotPage } from './snapshot-page.ts';
import { STALE_SECONDS, unpackedAnswer } from './stale-answer.ts';
import { createCachedPage, type CachedPage } from './cached-page.ts';
import type { PageStore } from './page-store.ts';

const MAX_SECONDS = 60;
/** Lifetime in seconds of a page rendered without the primary. Such a page is always marked as stale. */
const STAND_IN_SECONDS = 60;

export type RenderParts = {
  store: PageStore;
  publicUrl: string;
  isListening(): boolean;
  watchDay(): void;
  portalHeaders?: Readonly<Record<string, string>> | undefined;
  cdnSeconds?: number | undefined;
};

type CacheEntry = { address: string; began: number };

function timesOf(began: number, { seconds, isOurs }: SharedPage) {
  const rightAt = standInReadAsOf();
  // The data is older than `asOf`, but no invalidations arrive while the primary is unavailable.
  if (rightAt !== null) {
    return { asOf: began, rightAt, until: began, staleUntil: isOurs ? began : began + STAND_IN_SECONDS * 1000 };
  }
  // Data read from a replica may be up to `MAX_LAG_MS` old.
  const asOf = began - (wasReplicaRead() ? MAX_LAG_MS : 0);
  const until = asOf + Math.min(seconds, MAX_SECONDS) * 1000;
  // API clients act on responses, so the API fails instead of returning a stale response.
  return { asOf, until, staleUntil: isOurs ? asOf : until + STALE_SECONDS * 1000 };
}

async function cacheAnswer(
  { store, isListening, watchDay, portalHeaders, cdnSeconds }: RenderParts,
  { address, began }: CacheEntry,
  answer: Response,
  shared: SharedPage,
): Promise<CachedPage> {
  const { nonce, tags } = shared;
  const snapshot = await snapshotPage(answer, nonce);
  const headers = new Headers(snapshot.headers);
  for (const [name, value] of Object.entries({ ...portalHeaders })) headers.set(name, value);
  // A page that may have changed unnoticed must not reach a CDN.
  const ofCdn = cdnSeconds === undefined || !isListening() ? null : cdnCacheControl(shared, cdnSeconds);
  if (ofCdn !== null) headers.set('Cache-Control', ofCdn);
  const page = createCachedPage({ ...snapshot, headers });
  const times = timesOf(began, shared);
  watchDay();
  // Late invalidations will still arrive and are checked before the page is served as current.
  if (store.put(address, { page, tags, ...times })) return page;
  // The page may have changed while it was rendered, so no CDN may store it.
  return createCachedPage(snapshot);
}

/** If `page` is `null`, the body of `answer` has not been read. */
export type RenderedAnswer = { page: CachedPage } | { page: null; answer: Response };

/** Renders and caches a page. `page` is `null` if the page does not allow caching or may be outdated. */
export async function renderOnce(
  parts: RenderParts,
  render: PageRenderer,
  address: string,
  requestId: string,
): Promise<RenderedAnswer> {
  const began = performance.now();
  const shared: SharedPage[] = [];
  const note = (page: SharedPage) => void shared.push(page);
  const answer = await render(new Request(new URL(address, parts.publicUrl)), requestId, note);
  const [sharedPage] = shared;
  if (sharedPage === undefined || !isShareable(answer)) {
    if (answer.status < STATUS_OF.ERRORE_INTERNO) parts.store.remove(address);
    return { page: null, answer };
  }
  const page = await cacheAnswer(parts, { address, began }, answer, sharedPage);
  return standInReadAsOf() === null ? { page } : { page: null, answer: await unpackedAnswer(page) };
}
