export const caseDi = (inRegione: string) => `Case ${inRegione}`;
export const tutteLeCaseDi = (inRegione: string) => `Tutte le case ${inRegione}`;
export const aperteOggi = 'Le case di oggi';
export const tutteLeCase = 'Tutte le case d’Italia';
/** What the picture of a shared link shows. */
export const copertinaDi = (titolo: string) => `La copertina di «${titolo}»`;
/** What pages in another language say of an article, which is Italian. */
export const articoloInItaliano: ((titolo: string, giorno: string, minuti: string) => string) | null = null;
