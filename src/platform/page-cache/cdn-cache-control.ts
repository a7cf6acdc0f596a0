import type { SharedPage } from './page-renderer.ts';
import { STALE_SECONDS } from './stale-answer.ts';

/** Maximum number of seconds for which a CDN serves the old version of a changed page. */
export const CDN_SECONDS = 60;

/**
 * Returns `Cache-Control` for a CDN, or `null` if no CDN may store the page. `must-revalidate` forbids serving it stale (RFC
 * 9111, 4.2.4).
 * @example cdnCacheControl({ seconds: 60 }, 60) // 'public, max-age=0, must-revalidate, s-maxage=60'
 */
export function cdnCacheControl(
  { seconds, isOurs, staleIfError }: Pick<SharedPage, 'seconds' | 'isOurs' | 'staleIfError'>,
  maxSeconds: number,
): string | null {
  const fresh = Math.floor(Math.min(seconds, maxSeconds));
  if (isOurs || fresh < 1) return null;
  return staleIfError
    ? `public, max-age=0, s-maxage=${fresh}, stale-if-error=${STALE_SECONDS}`
    : `public, max-age=0, must-revalidate, s-maxage=${fresh}`;
}
