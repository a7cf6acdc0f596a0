const posters = import.meta.glob<string>('./art/regioni/*.svg', { query: '?url', import: 'default', eager: true });

/** A region's poster (320 × 400). Its middle band stands on its own: a wide crop is the same file with `object-fit: cover`. */
export function regionArt(codice: string): string {
  return posters[`./art/regioni/${codice}.svg`] ?? '';
}
