const posters = import.meta.glob<string>('./art/regioni/*.svg', { query: '?url', import: 'default', eager: true });

/** Returns the URL of a region's poster. A wide crop shows the middle part. */
export function regionArt(codice: string): string {
  return posters[`./art/regioni/${codice}.svg`] ?? '';
}
