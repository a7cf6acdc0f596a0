import { formatCount } from '../../../kernel/format-count.ts';
import { lingue } from '../../detail-messages.it.ts';
import type { Animali, Feste, Fumo } from '../../rules/house-rules.ts';
import type { Lingua } from '../../rules/lingue.ts';

export const leStanze = 'Dove si dorme';
export const daSapere = 'Da sapere';
export const arrivoEPartenza = 'Arrivo e partenza';
export const regoleDellaCasa = 'Regole della casa';
export const seDeviAnnullare = 'Se devi annullare';
export const perArrivareAllaPorta = 'Per arrivare alla porta';

export const arrivoTra = (dalle: string, entro: string) => `Arrivo dalle ${dalle} alle ${entro}`;
export const arrivoDalle = (dalle: string) => `Arrivo dalle ${dalle}`;
export const arrivoEntro = (entro: string) => `Arrivo entro le ${entro}`;
export const partenzaEntro = (entro: string) => `Partenza entro le ${entro}`;

const animali: Record<Animali, string> = {
  si: 'Gli animali sono benvenuti',
  su_richiesta: 'Animali su richiesta: scrivi prima di prenotare',
  no: 'Senza animali',
};
/** Whether pets may come, with what leads to their owner's note on it. */
export const animaliAmmessi = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return animali[answer];
  // What is asked on request has a colon of its own.
  return animali[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
export const fumo: Record<Fumo, string> = {
  si: 'In casa si può fumare',
  fuori: 'Si fuma solo all’aperto',
  no: 'Non si fuma',
};
export const feste: Record<Feste, string> = { si: 'Feste solo se concordate con chi ospita', no: 'Niente feste' };

export const gradini = (count: number) => {
  if (count === 0) return 'Nessun gradino fino alla porta';
  return count === 1 ? '1 gradino fino alla porta' : `${formatCount(count)} gradini fino alla porta`;
};

const list = new Intl.ListFormat('it', { type: 'conjunction' });
export const parla = (codes: readonly Lingua[]) => `Parla ${list.format(codes.map((code) => lingue[code]))}`;
export const suOspitaliaDa = (mese: string) => `Su Ospitalia da ${mese}`;
export const risponde = (ore: number) =>
  ore === 1 ? 'Di solito risponde entro un’ora' : `Di solito risponde entro ${ore} ore`;
