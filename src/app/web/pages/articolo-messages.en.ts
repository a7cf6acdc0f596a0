import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseDi = (inRegione: string) => `Places to stay ${inRegione}`;
export const tutteLeCaseDi = (inRegione: string) => `All places to stay ${inRegione}`;
export const aperteOggi = 'Today’s places';
export const tutteLeCase = 'All places to stay in Italy';
export const copertinaDi = (titolo: string) => `Cover of the article “${titolo}”, in Italian`;
export const articoloInItaliano = (titolo: string, giorno: string, minuti: string) =>
  `An article in Italian on the Ospitalia blog: “${titolo}”. Published on ${giorno}, ${minuti}.`;

true satisfies IsTranslation<typeof import('./articolo-messages.it.ts'), typeof import('./articolo-messages.en.ts')>;
