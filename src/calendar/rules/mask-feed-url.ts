import type { FeedUrl } from './check-feed-url.ts';

/** Length of the column `feeds.shown_url`. */
const MAX_LENGTH = 300;
/** Maximum number of characters shown of a secret, which is enough to distinguish two addresses. */
const SHOWN = 4;
const WORD = /^(?:[a-z-]{1,15}|v\d)$/i;

function maskStem(stem: string): string {
  return `${stem.slice(0, Math.min(SHOWN, Math.floor(stem.length / 3)))}…`;
}

/** Masks a path segment unless it is an ordinary word; the last segment is always masked, because it may be secret. */
function maskSegment(segment: string, isLast: boolean): string {
  if (segment === '' || (!isLast && WORD.test(segment))) return segment;
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([a-z]{1,5}))?$/i.exec(segment) ?? [];
  return maskStem(stem) + ending;
}

function maskParameter(parameter: string): string {
  const [name = '', value] = parameter.split('=', 2);
  if (value !== undefined) return `${WORD.test(name) ? name : maskStem(name)}=•••`;
  return WORD.test(name) ? name : '•••';
}

/**
 * Masks an address, because the full address grants access to a calendar. The result contains no `.ics`.
 * @example maskFeedUrl(new URL('https://www.airbnb.it/calendar/ical/12345678.ics?s=0123abcd')) // 'https://www.airbnb.it/calendar/ical/12…ics?s=•••'
 */
export function maskFeedUrl({ protocol, host, pathname, search }: FeedUrl): string {
  const segments = pathname.split('/');
  const path = segments.map((segment, index) => maskSegment(segment, index === segments.length - 1)).join('/');
  const query = search.slice(1).split('&').map(maskParameter).join('&');
  const masked = `${protocol}//${host}${path}${search === '' ? '' : `?${query}`}`;
  return masked.length <= MAX_LENGTH ? masked : `${masked.slice(0, MAX_LENGTH - 1)}…`;
}
