import { currentLanguage } from '../../kernel/current-language.ts';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/**
 * Keeps colons, question marks and quotes of a French mail on the line of their word. Texts in other languages stay as they are.
 * @example frenchSpaces('Sur la carte : « La Loggia »') // 'Sur la carte\u00a0: «\u202fLa Loggia\u202f»'
 */
export function frenchSpaces(text: string): string {
  if (currentLanguage() !== 'fr') return text;
  return text.replaceAll(/ (?=:(?:\s|$))/g, NO_BREAK).replaceAll(/ (?=[;!?»])|(?<=«) /g, NARROW_NO_BREAK);
}
