import type { IsTranslation } from '../../../kernel/translation.ts';

export const caseDi = (inRegione: string) => `Homes ${inRegione}`;
export const tutteLeCaseDi = (inRegione: string) => `All homes ${inRegione}`;
export const aperteOggi = 'Homes open today';
export const tutteLeCase = 'All homes in Italy';
export const articoloInItaliano = (titolo: string, giorno: string, minuti: string) =>
  `An article in Italian on the Ospitalia blog: “${titolo}”. Published on ${giorno}, ${minuti}.`;

true satisfies IsTranslation<typeof import('./articolo-messages.it.ts'), typeof import('./articolo-messages.en.ts')>;
