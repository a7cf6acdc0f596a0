import type { FeedUrl } from './check-feed-url.ts';

/** `feeds.shown_url` holds no more. */
const MAX_LENGTH = 300;
/** A third of a secret, and no more than this, is shown: enough to tell two apart. */
const SHOWN = 4;
/** Words of a path are shorter, and have no digit: `calendar`, `ical`, `v1`. */
const WORD = /^(?:[a-z-]{1,15}|v\d)$/i;

function maskStem(stem: string): string {
  return `${stem.slice(0, Math.min(SHOWN, Math.floor(stem.length / 3)))}…`;
}

/** The last part of a path may be secret whatever it looks like; of its name the ending stays. */
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
 * An address with its secrets hidden, for pages, logs and the register: whoever has the whole one reads somebody's calendar. It
 * contains no `.ics`, so that it is not taken for one.
 * @example maskFeedUrl(new URL('https://www.airbnb.it/calendar/ical/12345678.ics?s=0123abcd')) // 'https://www.airbnb.it/calendar/ical/12…ics?s=•••'
 */
export function maskFeedUrl({ protocol, host, pathname, search }: FeedUrl): string {
  const segments = pathname.split('/');
  const path = segments.map((segment, index) => maskSegment(segment, index === segments.length - 1)).join('/');
  const query = search.slice(1).split('&').map(maskParameter).join('&');
  const masked = `${protocol}//${host}${path}${search === '' ? '' : `?${query}`}`;
  return masked.length <= MAX_LENGTH ? masked : `${masked.slice(0, MAX_LENGTH - 1)}…`;
}
