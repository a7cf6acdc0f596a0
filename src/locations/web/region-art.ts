const posters = import.meta.glob<string>('./art/regioni/*.svg', { query: '?url', import: 'default', eager: true });

/** Returns the address of a region's poster, which is 320 × 400 pixels. A wide crop shows the middle part. */
export function regionArt(codice: string): string {
  return posters[`./art/regioni/${codice}.svg`] ?? '';
}
