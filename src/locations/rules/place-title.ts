/** What names a place, as a heading writes it. @example placeTitle('provincia di Siena') // 'Provincia di Siena' */
export function placeTitle(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
