import type { FeedUrlFault } from './feed-fault.ts';

/** What of an address is looked at; a `URL` is one. */
export type FeedUrl = {
  protocol: string;
  hostname: string;
  /** With its port, where that is not the usual one. */
  host: string;
  username: string;
  password: string;
  pathname: string;
  search: string;
};

export type FeedUrlCheck<T> = { ok: true; url: T } | { ok: false; fault: FeedUrlFault };

/** Real addresses of Booking.com that have no `.ics`. */
const WITHOUT_SUFFIX: Readonly<Record<string, RegExp>> = {
  'ical.booking.com': /^\/v1\/export(?:\/|$)/,
  'admin.booking.com': /^\/hotel\/hoteladmin\/ical\.html$/,
};

/** Blanks, control characters and backslashes, which a parser of addresses would quietly take away or turn round. */
const HIDDEN = /[\p{Cc}\p{Zs}\\]/u;

/**
 * An address of a calendar as it was typed, before anything is fetched: it contains `.ics` (PRODUCT.md § 5), unless it has a form of
 * Booking.com's without. `webcal:` is https. `parse`: `URL.parse`, which rules lack.
 * @example checkFeedUrl('webcal://a.it/b.ics', (text) => URL.parse(text)) // { ok: true, url: https://a.it/b.ics }
 */
export function checkFeedUrl<T extends FeedUrl>(typed: string, parse: (text: string) => T | null): FeedUrlCheck<T> {
  const text = typed.trim().replace(/^webcals?:(?:\/\/)?/i, 'https://');
  const url = parse(text);
  const hasSuffix = /\.ics/i.test(url === null ? text : url.pathname + url.search);
  if (!hasSuffix && (url === null || WITHOUT_SUFFIX[url.hostname]?.test(url.pathname) !== true)) {
    return { ok: false, fault: 'senza_ics' };
  }
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(text);
  if (!isWeb || url.username !== '' || url.password !== '' || HIDDEN.test(text)) {
    return { ok: false, fault: 'indirizzo_non_valido' };
  }
  return { ok: true, url };
}
