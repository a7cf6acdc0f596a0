/**
 * Query parameters that cached pages and API calls read. URLs with unknown parameters are not cached; otherwise, `?x=1`, `?x=2`,
 * … would evict all other pages.
 */
const KEY_PARAMETERS = new Set([
  'lingua',
  'dal',
  'al',
  'ospiti',
  'camera',
  'pagina',
  'categoria',
  'cerca',
  'testo',
  'dove',
  'tipo',
  'prezzo_min',
  'prezzo_max',
  'servizi',
  'sicura',
  'gradini',
  'ordina',
  'dopo',
  'prima',
  'vista',
  'cin',
  'camera_id',
  'start_date',
  'end_date',
  '_routes',
]);

/** No page reads these tracking parameters, so they are not part of the key. */
const IGNORED = /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid)$/;

/** Maximum length of a cached query string in characters: twice the length of the longest one that the pages generate. */
const MAX_QUERY = 400;

/**
 * Returns the cache key of a URL, or `null` if the URL is not cached.
 * @example cacheKey('/blog?utm_source=lettera&pagina=2') // '/blog?pagina=2'
 */
export function cacheKey(address: string): string | null {
  // `//host/path` would be parsed as a URL of another host, so one page could have any number of keys.
  if (address.startsWith('//')) return null;
  const mark = address.indexOf('?');
  if (mark === -1) return address;
  const query = address.slice(mark + 1);
  if (query.length > MAX_QUERY) return null;
  const read: string[] = [];
  for (const pair of query.split('&')) {
    const [name = ''] = pair.split('=', 1);
    if (IGNORED.test(name) || pair === '') continue;
    if (!KEY_PARAMETERS.has(name)) return null;
    read.push(pair);
  }
  return address.slice(0, mark) + (read.length > 0 ? `?${read.join('&')}` : '');
}
