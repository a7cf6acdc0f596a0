import { cleanText } from '../../../kernel/text/clean-text.ts';

/** As the rule counts: what is kept of a text, an emoji as one. */
export function countCharacters(text: string): number {
  return Array.from(cleanText(text, 'many') ?? text).length;
}
