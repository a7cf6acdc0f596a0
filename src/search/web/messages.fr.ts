import type { IsTranslation } from '../../kernel/translation.ts';

export const tutteLeCase = (where: string) => `Tous les hébergements ${where}`;
export const conDatePrezzoEServizi = (dove: string) => `${dove}, avec dates, prix et équipements`;
export const sullaMappa = 'Voir aussi sur la carte';
export const filtriAttivi = 'Filtres actifs';
export const arrivo = 'Arrivée';
export const partenza = 'Départ';
export const ospiti = 'Voyageurs';
export const mostraLeCase = 'Voir les hébergements';
export const trovaUnaCasa = 'Trouver un hébergement';
export const togliDateEOspiti = 'Retirer les dates et les voyageurs';
export const italia = 'Italie';
export const cerca = 'Chercher';
export const percorso = 'Fil d’Ariane';
export const vai = 'Y aller';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
