import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { pluralFr } from '../../../kernel/plural.ts';

export const visteDiRecente = 'Vus récemment';
export const soloSuQuestoDispositivo = 'Seul cet appareil s’en souvient.';
export const caseSalvate = 'Favoris';
export const caseSalvateOspitalia = 'Favoris — Ospitalia';
export const leTieneQuestoDispositivo =
  'C’est cet appareil qui les conserve, sans compte : personne d’autre ne les voit, et on ne les retrouve pas depuis un autre navigateur.';
export const leTueCase = 'Vos hébergements favoris';
export const stoCercando = 'Chargement de vos favoris…';
export const ancoraNessuna = 'Vous n’avez pas encore de favoris';
export const toccaIlCuore = 'Touchez le cœur d’un hébergement qui vous plaît : vous le retrouverez ici.';
export const guardaLeCase = 'Voir les hébergements';
export const nonRiusciamo = 'Nous n’arrivons pas à charger vos favoris.';
export const nonCiSonoPiu = (quante: number) =>
  pluralFr(quante, {
    one: 'L’un de vos favoris n’est plus sur Ospitalia, ou il est en pause pour l’instant.',
    other: `${formatCount(quante)} de vos favoris ne sont plus sur Ospitalia, ou ils sont en pause pour l’instant.`,
  });
export const togliDallElenco = (quante: number) =>
  pluralFr(quante, { one: 'Le retirer de la liste', other: 'Les retirer de la liste' });
export const senzaScript = 'JavaScript est nécessaire pour voir vos favoris : c’est le navigateur qui s’en souvient.';
export const salvata = 'Enregistré ·';
export const vediLeCaseSalvate = 'Voir vos favoris';

true satisfies IsTranslation<typeof import('./messages.it.ts'), typeof import('./messages.fr.ts')>;
