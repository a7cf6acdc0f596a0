import { cleanText } from '../../../kernel/text/clean-text.ts';

export function countCharacters(text: string): number {
  return Array.from(cleanText(text, 'many') ?? text).length;
}
