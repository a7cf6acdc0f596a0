/** Returns the text in the operator's language, as `src/platform/process/operator-language.ts` chooses it. */
export function inOperatorLanguage(english, italian) {
  const { OSPITALIA_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^it(?:_|\b)/i.test(OSPITALIA_LANG || LC_ALL || LC_MESSAGES || LANG || '') ? italian : english;
}
