import { STATUS_OF } from '../../kernel/calls/app-error.ts';
import { MAX_LAG_MS } from '../replica/heartbeat.ts';
import { standInReadAsOf, wasReplicaRead } from '../replica/read-context.ts';
import { cdnCacheControl } from './cdn-cache-control.ts';
import type { PageRenderer, SharedPage } from './page-renderer.ts';
import { isShareable, snapshotPage } from './snapshot-page.ts';
import { STALE_SECONDS, unpackedAnswer } from './stale-answer.ts';
import { createCachedPage, type CachedPage } from './cached-page.ts';
import type { PageStore } from './page-store.ts';

/** No page is kept longer, whatever it says. */
const MAX_SECONDS = 60;
/** What was read while the primary was away is shown again for so long, marked, and never as right. */
const STAND_IN_SECONDS = 60;

export type RenderParts = {
  store: PageStore;
  publicUrl: string;
  isListening(): boolean;
  watchDay(): void;
  /** What every answer of this portal says. */
  ownHeaders?: Readonly<Record<string, string>> | undefined;
  /** How long a CDN in front of the portal may store a page, in seconds; `undefined`: there is none. */
  cdnSeconds?: number | undefined;
};

type CacheEntry = { address: string; began: number };

/** Since when, and until when, an answer that was begun at a moment is right. */
function timesOf(began: number, { seconds, isOurs }: SharedPage) {
  const rightAt = standInReadAsOf();
  // Nothing is changed while the primary is away, as far as is known here.
  if (rightAt !== null) {
    return { asOf: began, rightAt, until: began, staleUntil: isOurs ? began : began + STAND_IN_SECONDS * 1000 };
  }
  // What comes from a replica may have been true that long before it was read.
  const asOf = began - (wasReplicaRead() ? MAX_LAG_MS : 0);
  const until = asOf + Math.min(seconds, MAX_SECONDS) * 1000;
  // Answers of calls are decided upon: they are right, or there are none.
  return { asOf, until, staleUntil: isOurs ? asOf : until + STALE_SECONDS * 1000 };
}

/** Keeps an answer that its page shares. */
async function cacheAnswer(
  { store, isListening, watchDay, ownHeaders, cdnSeconds }: RenderParts,
  { address, began }: CacheEntry,
  answer: Response,
  shared: SharedPage,
): Promise<CachedPage> {
  const { nonce, tags } = shared;
  const snapshot = await snapshotPage(answer, nonce);
  const headers = new Headers(snapshot.headers);
  for (const [name, value] of Object.entries({ ...ownHeaders })) headers.set(name, value);
  // A page that may have changed unnoticed is not for a CDN.
  const ofCdn = cdnSeconds === undefined || !isListening() ? null : cdnCacheControl(shared, cdnSeconds);
  if (ofCdn !== null) headers.set('Cache-Control', ofCdn);
  const page = createCachedPage({ ...snapshot, headers });
  const times = timesOf(began, shared);
  watchDay();
  // Also while changes are late: whoever shows it as right asks whether they are heard, and what was changed meanwhile will still be told.
  if (store.put(address, { page, tags, ...times })) return page;
  // It has changed meanwhile: no CDN may store it.
  return createCachedPage(snapshot);
}

/** An answer that has been made into a page is read to its end. */
export type RenderedAnswer = { page: CachedPage } | { page: null; answer: Response };

/** Renders an address for nobody in particular, and keeps it if its page allows. `page`: `null` where it does not, or may not be right. */
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
  // Of it nobody but this request knows that it has to be marked.
  return standInReadAsOf() === null ? { page } : { page: null, answer: await unpackedAnswer(page) };
}
