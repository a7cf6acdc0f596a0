import { type OperatorLanguage, readOperatorLanguageWith } from '../../kernel/languages/operator-language.ts';
import { requestLanguage } from '../http/in-language.ts';

/**
 * Returns the language of the environment. Any language other than Italian is replaced with English.
 * @example languageOfEnvironment({ LANG: 'it_IT.UTF-8' }) // 'it'
 */
export function languageOfEnvironment(env: NodeJS.ProcessEnv): OperatorLanguage {
  const chosen = env['OSPITALIA_LANG'] || env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^it\b|^it_/i.test(chosen) ? 'it' : 'en';
}

// Messages created during a request go to the panel or to visitors, so the machine's locale does not apply.
readOperatorLanguageWith(() => {
  const language = requestLanguage();
  if (language === undefined) return languageOfEnvironment(process.env);
  return language === 'en' ? 'en' : 'it';
});
