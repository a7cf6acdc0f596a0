const posters = import.meta.glob<string>('./art/regioni/*.svg', { query: '?url', import: 'default', eager: true });

/** Returns the URL of a region's poster (320 × 400). A wide crop shows the middle part, because of `object-fit: cover`. */
export function regionArt(codice: string): string {
  return posters[`./art/regioni/${codice}.svg`] ?? '';
}
