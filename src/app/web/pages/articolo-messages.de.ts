import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseDi = (inRegione: string) => `Unterkünfte ${inRegione}`;
export const tutteLeCaseDi = (inRegione: string) => `Alle Unterkünfte ${inRegione}`;
export const aperteOggi = 'Unterkünfte des Tages';
export const tutteLeCase = 'Alle Unterkünfte in Italien';
export const copertinaDi = (titolo: string) => `Titelbild des Artikels „${titolo}“, auf Italienisch`;
export const articoloInItaliano = (titolo: string, giorno: string, minuti: string) =>
  `Ein Artikel auf Italienisch im Blog von Ospitalia: „${titolo}“. Veröffentlicht am ${giorno}, ${minuti}.`;

true satisfies IsTranslation<typeof import('./articolo-messages.it.ts'), typeof import('./articolo-messages.de.ts')>;
