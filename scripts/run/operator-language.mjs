/** Chooses the operator's language by the same rule as `src/platform/process/operator-language.ts`. */
export function inOperatorLanguage(english, italian) {
  const { OSPITALIA_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^it(?:_|\b)/i.test(OSPITALIA_LANG || LC_ALL || LC_MESSAGES || LANG || '') ? italian : english;
}
