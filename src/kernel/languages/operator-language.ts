import { inLanguage } from './current-language.ts';

/** Language of log lines, error messages about settings, and command output. */
export type OperatorLanguage = 'en' | 'it';

let read: () => OperatorLanguage = () => 'en';

/** Sets how the operator's language is determined. On a server, `platform/process/operator-language.ts` reads it from the environment. */
export function readOperatorLanguageWith(own: () => OperatorLanguage): void {
  read = own;
}

/**
 * Returns a function that writes the message in the operator's language, with numbers and dates formatted in that language.
 * @example export const portInUse = inOperatorLanguage((port: number) => ({ en: `Port ${port} is in use.`, it: `La porta ${port} è occupata.` }));
 */
export function inOperatorLanguage<Input extends unknown[], Message>(
  write: (...input: Input) => Record<OperatorLanguage, Message>,
): (...input: Input) => Message {
  return (...input) => {
    const language = read();
    return inLanguage(language, () => write(...input)[language]);
  };
}
