/** Headers of a page whose address is all that is needed to see it: no cache keeps it, no search engine and no other site hears of it. */
export const SECRET_ADDRESS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;
