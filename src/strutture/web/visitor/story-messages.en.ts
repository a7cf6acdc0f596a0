import type { IsTranslation } from '../../../kernel/translation.ts';
import { pluralEn } from '../../../kernel/plural.ts';
import { lingue } from '../../detail-messages.en.ts';
import type { Lingua } from '../../rules/lingue.ts';

export const leStanze = 'Where you’ll sleep';
export const daSapere = 'Good to know';
export const arrivoEPartenza = 'Check-in and check-out';
export const seDeviAnnullare = 'If you have to cancel';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const parla = (codes: readonly Lingua[]) => `Speaks ${list.format(codes.map((code) => lingue[code]))}`;
export const suOspitaliaDa = (mese: string) => `On Ospitalia since ${mese}`;
export const risponde = (ore: number) =>
  `Usually replies within ${pluralEn(ore, { one: 'an hour', other: `${ore} hours` })}`;

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.en.ts')>;
