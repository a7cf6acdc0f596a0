import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { pluralFr } from '../../../kernel/plural.ts';
import { lingue } from '../../detail-messages.fr.ts';
import type { Lingua } from '../../rules/lingue.ts';

export const leStanze = 'Où vous dormirez';
export const daSapere = 'Bon à savoir';
export const arrivoEPartenza = 'Arrivée et départ';
export const seDeviAnnullare = 'Si vous devez annuler';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
export const parla = (codes: readonly Lingua[]) => `Parle ${list.format(codes.map((code) => lingue[code]))}`;
export const suOspitaliaDa = (mese: string) => `Sur Ospitalia depuis ${mese}`;
export const risponde = (ore: number) =>
  pluralFr(ore, {
    one: 'Répond en général en moins d’une heure',
    other: `Répond en général en moins de ${formatCount(ore)} heures`,
  });

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.fr.ts')>;
