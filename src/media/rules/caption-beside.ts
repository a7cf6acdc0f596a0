const ARTICLE = /^(?:il |lo |la |l[’'])/i;

/**
 * What is left to say of a photo beside the name of its room: nothing, where its caption is that name again.
 * @example captionBeside('Cucina', 'La cucina') // ''
 */
export function captionBeside(room: string | null, didascalia: string): string {
  const bare = didascalia.trim().replace(ARTICLE, '').toLocaleLowerCase('it');
  return bare === room?.toLocaleLowerCase('it') ? '' : didascalia;
}
