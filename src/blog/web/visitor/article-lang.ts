import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { ITALIAN } from '../../../kernel/language.ts';

/** The `lang` of articles, which are Italian. Omitted on Italian pages. */
export const articleLang = currentLanguage() === ITALIAN ? undefined : ITALIAN;
