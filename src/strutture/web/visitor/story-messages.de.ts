import { pluralDe } from '../../../kernel/plural.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';
import { lingue } from '../../detail-messages.de.ts';
import type { Lingua } from '../../rules/lingue.ts';

export const leStanze = 'Wo Sie schlafen';
export const daSapere = 'Gut zu wissen';
export const arrivoEPartenza = 'Anreise und Abreise';
export const seDeviAnnullare = 'Falls Sie stornieren';

const list = new Intl.ListFormat('de', { type: 'conjunction' });
export const parla = (codes: readonly Lingua[]) => `Spricht ${list.format(codes.map((code) => lingue[code]))}`;
export const suOspitaliaDa = (mese: string) => `Seit ${mese} auf Ospitalia`;
export const risponde = (ore: number) =>
  pluralDe(ore, {
    one: 'Antwortet meist innerhalb einer Stunde',
    other: `Antwortet meist innerhalb von ${ore} Stunden`,
  });

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.de.ts')>;
