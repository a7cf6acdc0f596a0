/**
 * Converts the first letter to lower case for use within a sentence. Nouns inside keep their capitals.
 * @example withinSentence('Am Meer') // 'am Meer'
 */
export function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
