/** Languages of hosts, as ISO 639 codes; the domain `lingue_list` contains the same codes. `lis` is Italian Sign Language. */
export const LINGUE = ['it', 'en', 'de', 'fr', 'es', 'pt', 'nl', 'pl', 'ru', 'uk', 'zh', 'lis'] as const;
export type Lingua = (typeof LINGUE)[number];
