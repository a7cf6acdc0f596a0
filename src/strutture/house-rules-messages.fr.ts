import { formatCount } from '../kernel/format-count.ts';
import { pluralFr } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { HouseWords } from './rules/house-lines.ts';
import type { Animali, Feste, Fumo } from './rules/house-rules.ts';

const arrivoTra = (dalle: string, entro: string) => `Arrivée entre ${dalle} et ${entro}`;
const arrivoDalle = (dalle: string) => `Arrivée à partir de ${dalle}`;
const arrivoEntro = (entro: string) => `Arrivée au plus tard à ${entro}`;
const partenzaEntro = (entro: string) => `Départ au plus tard à ${entro}`;

const animali: Record<Animali, string> = {
  si: 'Les animaux sont les bienvenus',
  su_richiesta: 'Animaux sur demande : écrivez avant de réserver',
  no: 'Animaux non admis',
};
/** Whether pets may come, with what leads to their owner's note on it. */
const animaliAmmessi = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return animali[answer];
  // What is asked on request has a colon of its own.
  return animali[answer] + (answer === 'su_richiesta' ? '. ' : ' : ');
};
const fumo: Record<Fumo, string> = {
  si: 'Fumeurs admis à l’intérieur',
  fuori: 'Fumeurs admis à l’extérieur seulement',
  no: 'Non-fumeur',
};
const feste: Record<Feste, string> = {
  si: 'Fêtes seulement avec l’accord du propriétaire',
  no: 'Pas de fêtes',
};

const gradini = (count: number) => {
  if (count === 0) return 'Aucune marche jusqu’à la porte';
  return pluralFr(count, {
    one: '1 marche jusqu’à la porte',
    other: `${formatCount(count)} marches jusqu’à la porte`,
  });
};

export const houseRulesMessages = {
  titolo: 'Règlement intérieur',
  allaPorta: 'Accès à l’hébergement',
  gradini,
  arrivoTra,
  arrivoDalle,
  arrivoEntro,
  partenzaEntro,
  animaliAmmessi,
  fumo,
  feste,
} as const satisfies HouseWords & Record<'titolo' | 'allaPorta', string>;

true satisfies IsTranslation<
  typeof import('./house-rules-messages.it.ts'),
  typeof import('./house-rules-messages.fr.ts')
>;
