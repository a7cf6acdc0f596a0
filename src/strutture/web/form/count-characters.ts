import { cleanText } from '../../../kernel/text/clean-text.ts';

/** Counts the characters that remain after cleaning; an emoji counts as one. */
export function countCharacters(text: string): number {
  return Array.from(cleanText(text, 'many') ?? text).length;
}
