import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { ITALIAN } from '../../../kernel/language.ts';

/** The `lang` of what editors wrote, which is Italian, as is a page that says nothing of its language. */
export const articleLang = currentLanguage() === ITALIAN ? undefined : ITALIAN;
