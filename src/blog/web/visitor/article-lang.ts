import { currentLanguage } from '../../../kernel/languages/current-language.ts';
import { ITALIAN } from '../../../kernel/language.ts';

export const articleLang = currentLanguage() === ITALIAN ? undefined : ITALIAN;
