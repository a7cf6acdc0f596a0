import type { IsTranslation } from '../kernel/translation.ts';

export const confermaAzione = 'Confirmer l’action';
export const conferma = 'Confirmer';
export const annulla = 'Annuler';
export const chiudi = 'Fermer';
export const copiato = 'Copié.';
export const nonRiusciamoACopiareSeleziona =
  'La copie n’a pas fonctionné : sélectionnez le texte et copiez-le vous-même.';
export const ricaricaLaPagina = 'Recharger la page';
export const ospitalia = 'Ospitalia';
export const riprova = 'Réessayer';
export const condividi = 'Partager';
export const facoltativo = () => 'facultatif';
export const temaSera = 'Thème du soir';
export const passaAlGiorno = 'Passer au thème de jour';
export const passaAllaSera = 'Passer au thème du soir';
export const chiudiAvviso = 'Fermer le message';
export const parteNonCaricata = 'Une partie de cette page n’a pas pu se charger.';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
