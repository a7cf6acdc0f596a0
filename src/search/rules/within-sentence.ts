/** The begin of a sentence after other words; nouns inside keep their capitals. @example withinSentence('Am Meer') // 'am Meer' */
export function withinSentence(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
