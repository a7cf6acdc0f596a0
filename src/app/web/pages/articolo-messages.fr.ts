import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseDi = (inRegione: string) => `Hébergements ${inRegione}`;
export const tutteLeCaseDi = (inRegione: string) => `Tous les hébergements ${inRegione}`;
export const aperteOggi = 'Hébergements à découvrir aujourd’hui';
export const tutteLeCase = 'Tous les hébergements d’Italie';
export const copertinaDi = (titolo: string) => `Image de couverture de l’article « ${titolo} », en italien`;
export const articoloInItaliano = (titolo: string, giorno: string, minuti: string) =>
  `Un article en italien du blog d’Ospitalia : « ${titolo} ». Publié le ${giorno}, ${minuti}.`;

true satisfies IsTranslation<typeof import('./articolo-messages.it.ts'), typeof import('./articolo-messages.fr.ts')>;
