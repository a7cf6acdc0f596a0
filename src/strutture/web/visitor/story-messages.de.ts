import { formatCount } from '../../../kernel/format-count.ts';
import { pluralDe } from '../../../kernel/plural.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';
import { lingue } from '../../detail-messages.de.ts';
import type { Animali, Feste, Fumo } from '../../rules/house-rules.ts';
import type { Lingua } from '../../rules/lingue.ts';

export const leStanze = 'Wo Sie schlafen';
export const daSapere = 'Gut zu wissen';
export const arrivoEPartenza = 'Anreise und Abreise';
export const regoleDellaCasa = 'Hausregeln';
export const seDeviAnnullare = 'Falls Sie stornieren';
export const perArrivareAllaPorta = 'Der Weg zur Tür';

export const arrivoTra = (dalle: string, entro: string) => `Anreise von ${dalle} bis ${entro} Uhr`;
export const arrivoDalle = (dalle: string) => `Anreise ab ${dalle} Uhr`;
export const arrivoEntro = (entro: string) => `Anreise bis ${entro} Uhr`;
export const partenzaEntro = (entro: string) => `Abreise bis ${entro} Uhr`;

const animali: Record<Animali, string> = {
  si: 'Haustiere sind willkommen',
  su_richiesta: 'Haustiere auf Anfrage: Bitte schreiben Sie vor der Buchung',
  no: 'Keine Haustiere',
};
/** Whether pets may come, with what leads to their owner's note on it. */
export const animaliAmmessi = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return animali[answer];
  // What is asked on request has a colon of its own.
  return animali[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
export const fumo: Record<Fumo, string> = {
  si: 'Drinnen darf geraucht werden',
  fuori: 'Geraucht wird nur im Freien',
  no: 'Nichtraucher-Unterkunft',
};
export const feste: Record<Feste, string> = {
  si: 'Feiern nur nach Absprache mit den Gastgebern',
  no: 'Keine Feiern',
};

export const gradini = (count: number) => {
  if (count === 0) return 'Keine Stufe bis zur Tür';
  return pluralDe(count, { one: '1 Stufe bis zur Tür', other: `${formatCount(count)} Stufen bis zur Tür` });
};

const list = new Intl.ListFormat('de', { type: 'conjunction' });
export const parla = (codes: readonly Lingua[]) => `Spricht ${list.format(codes.map((code) => lingue[code]))}`;
export const suOspitaliaDa = (mese: string) => `Seit ${mese} auf Ospitalia`;
export const risponde = (ore: number) =>
  pluralDe(ore, {
    one: 'Antwortet meist innerhalb einer Stunde',
    other: `Antwortet meist innerhalb von ${ore} Stunden`,
  });

true satisfies IsTranslation<typeof import('./story-messages.it.ts'), typeof import('./story-messages.de.ts')>;
