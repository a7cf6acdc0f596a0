import type { IsTranslation } from '../kernel/translation.ts';
import { formatCount } from '../kernel/format-count.ts';
import { formatPrice, toCents } from '../kernel/cents.ts';
import { pluralFr } from '../kernel/plural.ts';

function price(euros: number | null): string {
  return euros === null || euros <= 0 ? 'sur demande' : formatPrice(toCents(euros));
}

const homes = (count: number) =>
  pluralFr(count, { one: `${formatCount(count)} maison`, other: `${formatCount(count)} maisons` });

export const mapMessages = {
  titolo: 'Carte des maisons',
  attorno: 'Un cercle veut dire que la maison est dans les environs.',
  approssimativa:
    'Un cercle veut dire que la maison est dans les environs : l’adresse exacte arrive avec la réservation.',
  prime: (shown: number) => `Sur la carte, seulement les ${formatCount(shown)} premières maisons.`,
  trovate: (total: number, isAtLeast: boolean) => (isAtLeast ? `Plus de ${formatCount(total)} maisons` : homes(total)),
  cerco: 'Nous cherchons les maisons sur la carte…',
  nessuna: 'Aucune maison à montrer sur la carte.',
  errorePunti: 'Les maisons de la carte ne sont pas arrivées.',
  erroreMappa: 'La carte n’est pas arrivée.',
  erroreGrafica:
    'Ce navigateur n’arrive pas à dessiner la carte : il faut WebGL 2, qui est peut-être désactivé. La liste des maisons, elle, est complète.',
  tutte: 'Voir toutes les maisons',
  cercaQui: 'Chercher ici',
  frecce: 'Les flèches mènent à la maison suivante ou précédente de la liste',
  mostraElenco: 'Voir la liste',
  mostraMappa: 'Retour à la carte',
  prezzo: price,
  da: (euros: number | null) => (euros === null ? price(null) : `dès ${price(euros)}`),
  caseQui: homes,
  aNotte: 'par nuit',
  casa: 'Maison',
  prima: 'Maison précédente à cet endroit',
  dopo: 'Maison suivante à cet endroit',
  posto: (position: number, count: number) => `${formatCount(position)} sur ${formatCount(count)} à cet endroit`,
  chiudi: 'Fermer',
  vedi: 'Voir la maison',
  carico: 'La maison arrive…',
  nonTrovata: 'Cette maison n’existe plus.',
};

true satisfies IsTranslation<typeof import('./map-messages.it.ts'), typeof import('./map-messages.fr.ts')>;
