import { formatCount } from '../kernel/format-count.ts';
import { pluralDe } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { HouseWords } from './rules/house-lines.ts';
import type { Animali, Feste, Fumo } from './rules/house-rules.ts';

const arrivoTra = (dalle: string, entro: string) => `Anreise von ${dalle} bis ${entro} Uhr`;
const arrivoDalle = (dalle: string) => `Anreise ab ${dalle} Uhr`;
const arrivoEntro = (entro: string) => `Anreise bis ${entro} Uhr`;
const partenzaEntro = (entro: string) => `Abreise bis ${entro} Uhr`;

const animali: Record<Animali, string> = {
  si: 'Haustiere sind willkommen',
  su_richiesta: 'Haustiere auf Anfrage, bitte schreiben Sie vor der Buchung',
  no: 'Keine Haustiere',
};
/** Whether pets may come, with what leads to their owner's note on it. */
const animaliAmmessi = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return animali[answer];
  // What is asked on request has a colon of its own.
  return animali[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
const fumo: Record<Fumo, string> = {
  si: 'Drinnen darf geraucht werden',
  fuori: 'Geraucht wird nur im Freien',
  no: 'Nichtraucher-Unterkunft',
};
const feste: Record<Feste, string> = {
  si: 'Feiern nur nach Absprache mit den Gastgebern',
  no: 'Keine Feiern',
};

const gradini = (count: number) => {
  if (count === 0) return 'Keine Stufe bis zur Tür';
  return pluralDe(count, { one: '1 Stufe bis zur Tür', other: `${formatCount(count)} Stufen bis zur Tür` });
};

export const houseRulesMessages = {
  titolo: 'Hausregeln',
  allaPorta: 'Zugang',
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
  typeof import('./house-rules-messages.de.ts')
>;
