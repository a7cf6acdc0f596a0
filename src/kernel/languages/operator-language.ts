import { inLanguage } from './current-language.ts';

/** Languages of settings errors, commands, the doctor and log lines. */
export type OperatorLanguage = 'en' | 'it';

let read: () => OperatorLanguage = () => 'en';

/** Sets how the language is determined. On a server, `platform/process/operator-language.ts` reads the environment. */
export function readOperatorLanguageWith(own: () => OperatorLanguage): void {
  read = own;
}

/**
 * Creates a message in both languages. The result returns the operator's, with numbers and dates in that language.
 * @example export const portInUse = inOperatorLanguage((port: number) => ({ en: `Port ${port} is in use.`, it: `La
 * porta ${port} è occupata.` }));
 */
export function inOperatorLanguage<Input extends unknown[], Message>(
  write: (...input: Input) => Record<OperatorLanguage, Message>,
): (...input: Input) => Message {
  return (...input) => {
    const language = read();
    return inLanguage(language, () => write(...input)[language]);
  };
}
