/** Returns the words with a lower-case first letter. Nouns inside retain their capitals. @example withinSentence('Am Meer') // 'am Meer' */
export function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
