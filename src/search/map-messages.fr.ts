import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import { pluralFr } from '../kernel/plural.ts';

function price(euros: number | null): string {
  return euros === null || euros <= 0 ? 'sur demande' : formatPrice(toCents(euros));
}

const homes = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} hébergement`, other: `${formatCount(count)} hébergements` });

export const mapMessages = {
  titolo: 'Carte des hébergements',
  attorno: 'Un cercle indique que l’hébergement se trouve dans les environs.',
  approssimativa:
    'Un cercle indique que l’hébergement se trouve dans les environs : l’adresse exacte arrive avec la réservation.',
  prime: (shown: number) => `Sur la carte, seulement les ${formatCount(shown)} premiers hébergements.`,
  trovate: (total: number, isAtLeast: boolean) =>
    isAtLeast ? `Plus de ${formatCount(total)} hébergements` : homes(total),
  cerco: 'Recherche des hébergements sur la carte…',
  nessuna: 'Aucun hébergement à montrer sur la carte.',
  errorePunti: 'Les hébergements de la carte n’ont pas pu se charger.',
  erroreMappa: 'La carte n’a pas pu se charger.',
  erroreGrafica:
    'Ce navigateur n’arrive pas à afficher la carte : il faut WebGL 2, qui est peut-être désactivé. La liste des hébergements, elle, est complète.',
  tutte: 'Voir tous les hébergements',
  cercaQui: 'Chercher ici',
  frecce: 'Les flèches mènent à l’hébergement suivant ou précédent de la liste',
  mostraElenco: 'Voir la liste',
  mostraMappa: 'Retour à la carte',
  prezzo: price,
  da: (euros: number | null) => (euros === null ? price(null) : `dès ${price(euros)}`),
  caseQui: homes,
  aNotte: 'par nuit',
  casa: 'Hébergement',
  prima: 'Hébergement précédent à cet endroit',
  dopo: 'Hébergement suivant à cet endroit',
  posto: (position: number, count: number) => `${formatCount(position)} sur ${formatCount(count)} à cet endroit`,
  chiudi: 'Fermer',
  vedi: 'Voir l’hébergement',
  carico: 'Chargement de l’hébergement…',
  nonTrovata: 'Cet hébergement n’existe plus.',
};

true satisfies IsTranslation<typeof import('./map-messages.it.ts'), typeof import('./map-messages.fr.ts')>;
