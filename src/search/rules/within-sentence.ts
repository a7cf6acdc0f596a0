/**
 * Returns the words with the first letter in lower case. The capitals of later nouns are preserved. @example withinSentence('Am
 * Meer') // 'am Meer'
 */
export function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
