import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { pluralFr } from '../../../kernel/plural.ts';
import { lingue } from '../../detail-messages.fr.ts';
import type { Animali, Feste, Fumo } from '../../rules/house-rules.ts';
import type { Lingua } from '../../rules/lingue.ts';

export const leStanze = 'Où vous dormirez';
export const daSapere = 'Bon à savoir';
export const arrivoEPartenza = 'Arrivée et départ';
export const regoleDellaCasa = 'Règles de la maison';
export const seDeviAnnullare = 'Si vous devez annuler';
export const perArrivareAllaPorta = 'Pour arriver à la porte';

export const arrivoTra = (dalle: string, entro: string) => `Arrivée entre ${dalle} et ${entro}`;
export const arrivoDalle = (dalle: string) => `Arrivée à partir de ${dalle}`;
export const arrivoEntro = (entro: string) => `Arrivée au plus tard à ${entro}`;
export const partenzaEntro = (entro: string) => `Départ au plus tard à ${entro}`;

const animali: Record<Animali, string> = {
  si: 'Les animaux sont les bienvenus',
  su_richiesta: 'Animaux sur demande : écrivez avant de réserver',
  no: 'Animaux non admis',
};
/** Whether pets may come, with what leads to their owner's note on it. */
export const animaliAmmessi = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return animali[answer];
  // What is asked on request has a colon of its own.
  return animali[answer] + (answer === 'su_richiesta' ? '. ' : ' : ');
};
export const fumo: Record<Fumo, string> = {
  si: 'Fumeurs admis à l’intérieur',
  fuori: 'Fumeurs admis à l’extérieur seulement',
  no: 'Non-fumeur',
};
export const feste: Record<Feste, string> = {
  si: 'Fêtes seulement avec l’accord de l’hôte',
  no: 'Pas de fêtes',
};

export const gradini = (count: number) => {
  if (count === 0) return 'Aucune marche jusqu’à la porte';
  return pluralFr(count, {
    one: '1 marche jusqu’à la porte',
    other: `${formatCount(count)} marches jusqu’à la porte`,
  });
};

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
export const parla = (codes: readonly Lingua[]) => `Parle ${list.format(codes.map((code) => lingue[code]))}`;
export const suOspitaliaDa = (mese: string) => `Sur Ospitalia depuis ${mese}`;
export const risponde = (ore: number) =>
  pluralFr(ore, {
    one: 'Répond d’habitude en moins d’une heure',
    other: `Répond d’habitude en moins de ${formatCount(ore)} heures`,
  });

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.fr.ts')>;
