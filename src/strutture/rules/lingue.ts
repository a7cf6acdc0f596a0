/** Languages that who opens the door may speak, by their ISO 639 code; the domain `lingue_list` holds the same. `lis`: Italian signs. */
export const LINGUE = ['it', 'en', 'de', 'fr', 'es', 'pt', 'nl', 'pl', 'ru', 'uk', 'zh', 'lis'] as const;
export type Lingua = (typeof LINGUE)[number];
