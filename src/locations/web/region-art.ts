const posters = import.meta.glob<string>('./art/regioni/*.svg', { query: '?url', import: 'default', eager: true });

export function regionArt(codice: string): string {
  return posters[`./art/regioni/${codice}.svg`] ?? '';
}
