import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { pluralFr } from '../../../kernel/plural.ts';

export const visteDiRecente = 'Vues récemment';
export const soloSuQuestoDispositivo = 'Seul cet appareil s’en souvient.';
export const caseSalvate = 'Maisons enregistrées';
export const caseSalvateOspitalia = 'Maisons enregistrées — Ospitalia';
export const leTieneQuestoDispositivo =
  'C’est cet appareil qui les garde, sans compte : personne d’autre ne les voit, et on ne les retrouve pas depuis un autre navigateur.';
export const leTueCase = 'Les maisons que vous avez enregistrées';
export const stoCercando = 'Nous cherchons vos maisons…';
export const ancoraNessuna = 'Il n’y a encore aucune maison ici';
export const toccaIlCuore = 'Touchez le cœur d’une maison qui vous plaît : vous la retrouverez ici.';
export const guardaLeCase = 'Voir les maisons';
export const nonRiusciamo = 'Nous n’arrivons pas à charger les maisons enregistrées.';
export const nonCiSonoPiu = (quante: number) =>
  pluralFr(quante, {
    one: 'Une des maisons que vous aviez enregistrées n’est plus sur Ospitalia, ou elle est en pause pour l’instant.',
    other: `${formatCount(quante)} des maisons que vous aviez enregistrées ne sont plus sur Ospitalia, ou elles sont en pause pour l’instant.`,
  });
export const togliDallElenco = (quante: number) =>
  pluralFr(quante, { one: 'La retirer de la liste', other: 'Les retirer de la liste' });
export const senzaScript =
  'Pour voir les maisons enregistrées, il faut JavaScript : c’est le navigateur qui s’en souvient.';
export const salvata = 'Enregistrée ·';
export const vediLeCaseSalvate = 'Voir les maisons enregistrées';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
