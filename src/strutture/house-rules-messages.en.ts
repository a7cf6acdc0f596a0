import { formatCount } from '../kernel/format-count.ts';
import { pluralEn } from '../kernel/plural.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { HouseWords } from './rules/house-lines.ts';
import type { Animali, Feste, Fumo } from './rules/house-rules.ts';

const arrivoTra = (dalle: string, entro: string) => `Check-in from ${dalle} to ${entro}`;
const arrivoDalle = (dalle: string) => `Check-in from ${dalle}`;
const arrivoEntro = (entro: string) => `Check-in by ${entro}`;
const partenzaEntro = (entro: string) => `Check-out by ${entro}`;

const animali: Record<Animali, string> = {
  si: 'Pets are welcome',
  su_richiesta: 'Pets on request: write before you book',
  no: 'No pets',
};
/** Whether pets may come, with what leads to their owner's note on it. */
const animaliAmmessi = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return animali[answer];
  // What is asked on request has a colon of its own.
  return animali[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
const fumo: Record<Fumo, string> = {
  si: 'Smoking is allowed indoors',
  fuori: 'Smoking outdoors only',
  no: 'No smoking',
};
const feste: Record<Feste, string> = { si: 'Parties only if agreed with the host', no: 'No parties' };

const gradini = (count: number) => {
  if (count === 0) return 'No steps up to the door';
  return pluralEn(count, { one: '1 step up to the door', other: `${formatCount(count)} steps up to the door` });
};

export const houseRulesMessages = {
  titolo: 'House rules',
  allaPorta: 'Access',
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
  typeof import('./house-rules-messages.en.ts')
>;
