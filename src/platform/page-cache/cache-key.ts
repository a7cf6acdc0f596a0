/** An address with any other name is not cached: nobody fills the memory with `?x=1`, `?x=2`, … */
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
  // A calendar's days.
  'cin',
  'camera_id',
  'start_date',
  'end_date',
  // React Router's requests for data: of which parts of a page.
  '_routes',
]);

/** What mails and other sites put behind our addresses. No page reads it: such an address shows the page without it. */
const IGNORED = /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid)$/;

/** Longest query that is kept, in characters: twice the longest that the pages write themselves. */
const MAX_QUERY = 400;

/** `null`: not cached. @example cacheKey('/blog?utm_source=lettera&pagina=2') // '/blog?pagina=2' */
export function cacheKey(address: string): string | null {
  // Read as an address of its own, it would be another site's: any number of names for each page of ours.
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
