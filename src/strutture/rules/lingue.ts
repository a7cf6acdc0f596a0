/** Languages that hosts speak: ISO 639 codes, and `lis` for Italian Sign Language. Must match the domain `lingue_list`. */
export const LINGUE = ['it', 'en', 'de', 'fr', 'es', 'pt', 'nl', 'pl', 'ru', 'uk', 'zh', 'lis'] as const;
export type Lingua = (typeof LINGUE)[number];
