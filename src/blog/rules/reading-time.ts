import { plainText } from './plain-text.ts';

/** Mean speed of silent reading of English non-fiction (M. Brysbaert, Journal of Memory and Language 109, 2019). */
export const WORDS_PER_MINUTE = 238;

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Returns the reading time in minutes, at least 1. @example readingTime('<p>Poche parole.</p>') // 1 */
export function readingTime(html: string): number {
  const words = plainText(html).match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
