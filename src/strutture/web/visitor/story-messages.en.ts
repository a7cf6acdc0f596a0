import type { IsTranslation } from '../../../kernel/translation.ts';
import { formatCount } from '../../../kernel/format-count.ts';
import { pluralEn } from '../../../kernel/plural.ts';
import { lingue } from '../../detail-messages.en.ts';
import type { Animali, Feste, Fumo } from '../../rules/house-rules.ts';
import type { Lingua } from '../../rules/lingue.ts';

export const leStanze = 'Where you’ll sleep';
export const daSapere = 'Good to know';
export const arrivoEPartenza = 'Check-in and check-out';
export const regoleDellaCasa = 'House rules';
export const seDeviAnnullare = 'If you have to cancel';
export const perArrivareAllaPorta = 'Getting to the door';

export const arrivoTra = (dalle: string, entro: string) => `Check-in from ${dalle} to ${entro}`;
export const arrivoDalle = (dalle: string) => `Check-in from ${dalle}`;
export const arrivoEntro = (entro: string) => `Check-in by ${entro}`;
export const partenzaEntro = (entro: string) => `Check-out by ${entro}`;

const animali: Record<Animali, string> = {
  si: 'Pets are welcome',
  su_richiesta: 'Pets on request: write before you book',
  no: 'No pets',
};
/** Whether pets may come, with what leads to their owner's note on it. */
export const animaliAmmessi = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return animali[answer];
  // What is asked on request has a colon of its own.
  return animali[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
export const fumo: Record<Fumo, string> = {
  si: 'Smoking is allowed indoors',
  fuori: 'Smoking outdoors only',
  no: 'No smoking',
};
export const feste: Record<Feste, string> = { si: 'Parties only if agreed with the host', no: 'No parties' };

export const gradini = (count: number) => {
  if (count === 0) return 'No steps up to the door';
  return pluralEn(count, { one: '1 step up to the door', other: `${formatCount(count)} steps up to the door` });
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const parla = (codes: readonly Lingua[]) => `Speaks ${list.format(codes.map((code) => lingue[code]))}`;
export const suOspitaliaDa = (mese: string) => `On Ospitalia since ${mese}`;
export const risponde = (ore: number) =>
  `Usually replies within ${pluralEn(ore, { one: 'an hour', other: `${ore} hours` })}`;

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.en.ts')>;
