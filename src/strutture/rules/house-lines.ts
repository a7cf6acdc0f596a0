import { formatClock } from '../../kernel/format-clock.ts';
import type { Animali, Feste, Fumo } from './house-rules.ts';

/** What a guest has to know of a house before arriving, as far as its owner has told it. Hours as `15:00`. */
export type HouseFacts = {
  arrivo_dalle: string | null;
  arrivo_entro: string | null;
  partenza_entro: string | null;
  animali: Animali | null;
  animali_nota: string | null;
  fumo: Fumo | null;
  feste: Feste | null;
  regole: string | null;
  gradini: number | null;
  gradini_nota: string | null;
};

export const HOUSE_FIELDS = [
  'arrivo_dalle',
  'arrivo_entro',
  'partenza_entro',
  'animali',
  'animali_nota',
  'fumo',
  'feste',
  'regole',
  'gradini',
  'gradini_nota',
] as const satisfies readonly (keyof HouseFacts)[];

/** The sentences that the lines are made of, in the reader's language. */
export type HouseWords = {
  arrivoTra(dalle: string, entro: string): string;
  arrivoDalle(dalle: string): string;
  arrivoEntro(entro: string): string;
  partenzaEntro(entro: string): string;
  animaliAmmessi(answer: Animali, hasNote: boolean): string;
  fumo: Record<Fumo, string>;
  feste: Record<Feste, string>;
  gradini(count: number): string;
};

type RuleWords = Pick<HouseWords, 'animaliAmmessi' | 'fumo' | 'feste'>;

/** `note`: the owner's own words, in Italian, which continue the line. */
export type HouseLine = {
  about: 'arrivo' | 'partenza' | 'animali' | 'fumo' | 'feste';
  text: string;
  note: string | null;
};

/**
 * Hours of arrival and departure.
 * @example hourLines({ ...facts, arrivo_dalle: '15:00' }, italian) // [{ about: 'arrivo', text: 'Arrivo dalle 15:00', note: null }]
 */
export function hourLines({ arrivo_dalle, arrivo_entro, partenza_entro }: HouseFacts, t: HouseWords): HouseLine[] {
  const [from, until, out] = [arrivo_dalle, arrivo_entro, partenza_entro].map((clock) => clock && formatClock(clock));
  const arrival =
    from && until ? t.arrivoTra(from, until) : (from && t.arrivoDalle(from)) || (until && t.arrivoEntro(until));
  const lines: HouseLine[] = [];
  if (arrival) lines.push({ about: 'arrivo', text: arrival, note: null });
  if (out) lines.push({ about: 'partenza', text: t.partenzaEntro(out), note: null });
  return lines;
}

/**
 * Pets, smoking and parties. The owner's free text (`regole`) is not among them.
 * @example ruleLines({ ...facts, fumo: 'no' }, italian) // [{ about: 'fumo', text: 'Non si fuma', note: null }]
 */
export function ruleLines({ animali, animali_nota: note, fumo, feste }: HouseFacts, t: RuleWords): HouseLine[] {
  const lines: HouseLine[] = [];
  if (animali) lines.push({ about: 'animali', text: t.animaliAmmessi(animali, note !== null), note });
  if (fumo) lines.push({ about: 'fumo', text: t.fumo[fumo], note: null });
  if (feste) lines.push({ about: 'feste', text: t.feste[feste], note: null });
  return lines;
}
