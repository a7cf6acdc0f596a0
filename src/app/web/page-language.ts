import { isLanguage, ITALIAN, type Language } from '../../kernel/language.ts';

const { PAGE_LANGUAGE = ITALIAN } = process.env;
if (!isLanguage(PAGE_LANGUAGE)) throw new Error(`PAGE_LANGUAGE is not a supported language: ${PAGE_LANGUAGE}`);

/** Language of the pages that this build compiles. Each language has its own build (docs/decisions/0146). */
export const pageLanguage: Language = PAGE_LANGUAGE;
