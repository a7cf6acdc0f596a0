import { formatCount } from '../kernel/format-count.ts';
import { atClock } from '../kernel/italian-clock.ts';
import type { HouseWords } from './rules/house-lines.ts';
import type { Animali, Feste, Fumo } from './rules/house-rules.ts';

const arrivoTra = (dalle: string, entro: string) => `Arrivo ${atClock('dalle', dalle)} ${atClock('alle', entro)}`;
const arrivoDalle = (dalle: string) => `Arrivo ${atClock('dalle', dalle)}`;
const arrivoEntro = (entro: string) => `Arrivo entro ${atClock('le', entro)}`;
const partenzaEntro = (entro: string) => `Partenza entro ${atClock('le', entro)}`;

const animali: Record<Animali, string> = {
  si: 'Gli animali sono benvenuti',
  su_richiesta: 'Animali su richiesta: scrivi prima di prenotare',
  no: 'Animali non ammessi',
};
/** Whether pets may come, with what leads to their owner's note on it. */
const animaliAmmessi = (answer: Animali, hasNote: boolean) => {
  if (!hasNote) return animali[answer];
  // What is asked on request has a colon of its own.
  return animali[answer] + (answer === 'su_richiesta' ? '. ' : ': ');
};
const fumo: Record<Fumo, string> = {
  si: 'In casa si può fumare',
  fuori: 'Si fuma solo all’aperto',
  no: 'Non si fuma',
};
const feste: Record<Feste, string> = { si: 'Feste solo se concordate con chi ospita', no: 'Niente feste' };

const gradini = (count: number) => {
  if (count === 0) return 'Nessun gradino fino alla porta';
  return count === 1 ? '1 gradino fino alla porta' : `${formatCount(count)} gradini fino alla porta`;
};

export const houseRulesMessages = {
  titolo: 'Regole della casa',
  allaPorta: 'Accesso alla casa',
  gradini,
  arrivoTra,
  arrivoDalle,
  arrivoEntro,
  partenzaEntro,
  animaliAmmessi,
  fumo,
  feste,
} as const satisfies HouseWords & Record<'titolo' | 'allaPorta', string>;
