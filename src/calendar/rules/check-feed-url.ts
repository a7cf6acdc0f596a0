import type { FeedUrlFault } from './feed-fault.ts';

export type FeedUrl = {
  protocol: string;
  hostname: string;
  /** Includes the port unless it is the default port. */
  host: string;
  username: string;
  password: string;
  pathname: string;
  search: string;
};

export type FeedUrlCheck<T> = { ok: true; url: T } | { ok: false; fault: FeedUrlFault };

/** Paths of Booking.com feed addresses without `.ics`, by host. */
const WITHOUT_SUFFIX: Readonly<Record<string, RegExp>> = {
  'ical.booking.com': /^\/v1\/export(?:\/|$)/,
  'admin.booking.com': /^\/hotel\/hoteladmin\/ical\.html$/,
};

/** Spaces, control characters and backslashes, which URL parsers silently remove or convert. */
const HIDDEN = /[\p{Cc}\p{Zs}\\]/u;

/**
 * Validates a calendar address before any request is sent. Only Booking.com addresses are accepted without `.ics`.
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
