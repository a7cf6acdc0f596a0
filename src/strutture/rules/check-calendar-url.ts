import { isPublicHost } from './is-public-host.ts';
import { failure, success, type ParseResult } from './parse-result.ts';

/**
 * Declares the members of the global `URL` that this module uses, because rules compile without DOM types. A custom parser could
 * disagree with `fetch` about the host.
 */
declare class URL {
  constructor(url: string);
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly port: string;
  readonly hostname: string;
}

const MAX_LENGTH = 2048;
/** Whitespace, control characters and backslashes, which URL parsers drop or rewrite. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const BENDABLE = /[\u0000-\u0020\u007f-\u00a0\\]/;
const HTTP = /^https?:\/\//i;
const PORTS: readonly string[] = ['', '80', '443'];

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function isCallable({ href, username, password, port, hostname }: URL): boolean {
  return (
    href.length <= MAX_LENGTH && username === '' && password === '' && PORTS.includes(port) && isPublicHost(hostname)
  );
}

/**
 * Parses a calendar URL. Rejects non-public hosts to prevent server-side request forgery (SSRF); the fault does not reveal the
 * reason. Does not require `.ics`, because Booking.com URLs lack it (ADR 0001).
 * @example checkCalendarUrl('HTTPS://Ical.Booking.com/v1?t=1')
 * // { ok: true, value: 'https://ical.booking.com/v1?t=1' }
 * @example checkCalendarUrl('http://0x7f.1/a.ics') // { ok: false, faults: { '': 'calendarUrlInvalid' } }
 */
export function checkCalendarUrl(value: unknown): ParseResult<string> {
  const text = typeof value === 'string' ? value.trim() : '';
  if (!/^http/i.test(text)) return failure('calendarNotHttp');
  if (text.length > MAX_LENGTH || BENDABLE.test(text) || !HTTP.test(text)) return failure('calendarUrlInvalid');
  const url = parse(text);
  return url !== null && isCallable(url) ? success(url.href) : failure('calendarUrlInvalid');
}

/**
 * Masks the URL for the audit log, because anyone with the full URL can read the home's calendar.
 * @example maskCalendarUrl('https://ical.booking.com/v1/export?t=1') // 'https://ical.booking.com/…'
 */
export function maskCalendarUrl(url: string | null): string | null {
  if (url === null) return null;
  return `${/^https?:\/\/[^/?#@]+(?=[/?#]|$)/i.exec(url)?.[0] ?? ''}/…`;
}
