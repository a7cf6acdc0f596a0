import type { StanzaFoto } from './photo-details.ts';

const ARTICLE = /^(?:il |lo |la |l[’'])/i;

/**
 * What is left to say of a photo beside the name of its room: nothing, where its caption is that name again. Owners write in
 * Italian, in whose words rooms are kept.
 * @example captionBeside('cucina', 'La cucina') // ''
 */
export function captionBeside(stanza: StanzaFoto | null, didascalia: string): string {
  const bare = didascalia.trim().replace(ARTICLE, '').toLocaleLowerCase('it');
  return bare === stanza && stanza !== 'altro' ? '' : didascalia;
}
