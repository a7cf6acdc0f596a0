import type { IsTranslation } from '../kernel/translation.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import { formatCount } from '../kernel/format-count.ts';
import { pluralFr } from '../kernel/plural.ts';
import type { Gradini } from './rules/search-criteria.ts';

const homes = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} hébergement`, other: `${formatCount(count)} hébergements` });

export const filtersMessages = {
  titolo: 'Filtres',
  tipo: 'Type d’hébergement',
  ospiti: 'Combien êtes-vous ?',
  inTanti: (guests: number) => `Pour ${formatCount(guests)}`,
  prezzo: 'Prix par nuit',
  finoAPrezzo: (euros: number) => `Jusqu’à ${formatPrice(toCents(euros))}`,
  minimo: 'De',
  massimo: 'À',
  /** After each of the two, for who does not see the sign. */
  inEuro: ', en euros',
  min: 'min',
  max: 'max',
  prezzoNonValido: 'Indiquez un prix en euros, comme 80 ou 1 200.',
  prezziInvertiti: 'Le maximum est plus bas que le minimum : échangez-les ou effacez-en un.',
  garanzia: 'Garantie',
  sicura: 'Seulement les hébergements avec le badge « Sicura »',
  sicuraSpiega:
    'Le propriétaire a terminé la vérification des paiements : vous payez par carte, le portail garantit votre réservation.',
  accessibilita: 'Accessibilité',
  gradini: { nessuno: 'Sans marches', 'non-detti': 'Marches non indiquées' } satisfies Record<Gradini, string>,
  gradiniSpiega: 'Aucune marche jusqu’à la porte, selon le propriétaire. L’ascenseur se trouve parmi les équipements.',
  togliTutti: 'Tout effacer',
  mostra: 'Voir les hébergements',
  mostraQuante: (count: number) => `Voir ${homes(count)}`,
  mostraMolte: (count: number) => `Voir plus de ${formatCount(count)} hébergements`,
  nessuna: 'Aucun hébergement ne correspond',
  /** Homes that an option of the filters would leave, behind its name: as it is seen, and as it is heard. */
  quante: (count: number, isAtLeast: boolean) => `${formatCount(count)}${isAtLeast ? '+' : ''}`,
  conQuante: (option: string, count: number, isAtLeast: boolean) =>
    `${option}, ${isAtLeast ? `plus de ${formatCount(count)} hébergements` : homes(count)}`,
};

true satisfies IsTranslation<typeof import('./filters-messages.it.ts'), typeof import('./filters-messages.fr.ts')>;
