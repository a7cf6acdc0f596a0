import { lingue } from '../../detail-messages.it.ts';
import type { Lingua } from '../../rules/lingue.ts';

export const leStanze = 'Dove si dorme';
export const daSapere = 'Da sapere';
export const arrivoEPartenza = 'Arrivo e partenza';
export const seDeviAnnullare = 'Se devi annullare';

const list = new Intl.ListFormat('it', { type: 'conjunction' });
export const parla = (codes: readonly Lingua[]) => `Parla ${list.format(codes.map((code) => lingue[code]))}`;
export const suOspitaliaDa = (mese: string) => `Su Ospitalia da ${mese}`;
export const risponde = (ore: number) =>
  ore === 1 ? 'Di solito risponde entro un’ora' : `Di solito risponde entro ${ore} ore`;
