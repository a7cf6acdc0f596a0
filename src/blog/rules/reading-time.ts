import { plainText } from './plain-text.ts';

/**
 * Words that an adult reads silently in a minute, of non-fiction: the mean of 190 studies (M. Brysbaert, "How many words do we read
 * per minute?", Journal of Memory and Language 109, 2019). It is measured for English; for Italian alone there is no such number.
 */
export const WORDS_PER_MINUTE = 238;

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;

/** Minutes that an article takes to read, at least 1. @example readingTime('<p>Poche parole.</p>') // 1 */
export function readingTime(html: string): number {
  const words = plainText(html).match(WORD)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
