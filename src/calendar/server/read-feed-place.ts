import { checkFeedUrl } from '../rules/check-feed-url.ts';
import type { FeedUrlFault } from '../rules/feed-fault.ts';
import { maskFeedUrl } from '../rules/mask-feed-url.ts';

const MAX_HOST_LENGTH = 255;

export type FeedPlace = { url: string; shown_url: string; host: string };

export function readFeedPlace(typed: string): { ok: true; place: FeedPlace } | { ok: false; fault: FeedUrlFault } {
  const check = checkFeedUrl(typed, (text) => URL.parse(text));
  if (!check.ok) return check;
  const { href: url, host } = check.url;
  if (host.length > MAX_HOST_LENGTH) return { ok: false, fault: 'indirizzo_non_valido' };
  return { ok: true, place: { url, host, shown_url: maskFeedUrl(check.url) } };
}
