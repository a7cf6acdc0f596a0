import { formatClock } from '../../kernel/dates/format-clock.ts';
import { ITALIAN, type Language } from '../../kernel/language.ts';
import type { Animali, Feste, Fumo } from './house-rules.ts';
import type { TextLanguages } from './text-languages.ts';

export type HouseRuleFacts = {
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
  /** Missing from old bookings, whose texts are all in Italian. */
  lingue_testi?: TextLanguages | undefined;
};

export const HOUSE_RULE_FIELDS = [
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
  'lingue_testi',
] as const satisfies readonly (keyof HouseRuleFacts)[];

export type HouseRulePhrases = {
  arrivalBetween(dalle: string, entro: string): string;
  arrivalFrom(dalle: string): string;
  arrivalBy(entro: string): string;
  departureBy(entro: string): string;
  petsAllowed(answer: Animali, hasNote: boolean): string;
  smoking: Record<Fumo, string>;
  parties: Record<Feste, string>;
  steps(count: number): string;
};

type RulePhrases = Pick<HouseRulePhrases, 'petsAllowed' | 'smoking' | 'parties'>;

/** `note` is the owner's text. `lingua` is set only if the note's language differs from the reader's. */
export type HouseRuleLine = {
  about: 'arrivo' | 'partenza' | 'animali' | 'fumo' | 'feste';
  text: string;
  note: string | null;
  lingua?: Language;
};

/**
 * @example hourLines({ ...facts, arrivo_dalle: '15:00' }, italian)
 * // [{ about: 'arrivo', text: 'Arrivo dalle 15:00', note: null }]
 */
export function hourLines(
  { arrivo_dalle, arrivo_entro, partenza_entro }: HouseRuleFacts,
  t: HouseRulePhrases,
): HouseRuleLine[] {
  const [from, until, out] = [arrivo_dalle, arrivo_entro, partenza_entro].map((clock) => clock && formatClock(clock));
  const arrival =
    from && until ? t.arrivalBetween(from, until) : (from && t.arrivalFrom(from)) || (until && t.arrivalBy(until));
  const lines: HouseRuleLine[] = [];
  if (arrival) lines.push({ about: 'arrivo', text: arrival, note: null });
  if (out) lines.push({ about: 'partenza', text: t.departureBy(out), note: null });
  return lines;
}

/**
 * Returns the rules about pets, smoking and parties, but not the owner's free text (`regole`).
 * @example ruleLines({ ...facts, fumo: 'no' }, italian) // [{ about: 'fumo', text: 'Non si fuma', note: null }]
 */
export function ruleLines(house: HouseRuleFacts, t: RulePhrases, reader: Language = ITALIAN): HouseRuleLine[] {
  const { animali, animali_nota: note, fumo, feste, lingue_testi } = house;
  const { animali_nota: lingua = ITALIAN } = lingue_testi ?? {};
  const isApart = note !== null && lingua !== reader;
  const lines: HouseRuleLine[] = [];
  if (animali) {
    const text = t.petsAllowed(animali, note !== null && !isApart);
    lines.push({ about: 'animali', text, note, ...(isApart && { lingua }) });
  }
  if (fumo) lines.push({ about: 'fumo', text: t.smoking[fumo], note: null });
  if (feste) lines.push({ about: 'feste', text: t.parties[feste], note: null });
  return lines;
}
