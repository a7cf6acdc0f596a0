import { formatDayMonthYear, parseCalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import { formatEuro, toCents, toEuros } from '../../../../kernel/money/cents.ts';
import { parseEuro } from '../../../../kernel/money/parse-euro.ts';
import { readTypedDate } from '../../../../calendar/rules/read-typed-date.ts';
import type { OwnerConditions, Tariffa } from '../../../../strutture/prices-contract.ts';

export type TypedRate = { key: number; isSeason: boolean; camera_id: number | null } & Record<RateField, string>;
export type RateField =
  | 'nome'
  | 'dal'
  | 'al'
  | 'prezzo_notte'
  | 'prezzo_weekend'
  | 'soggiorno_minimo'
  | 'ospiti_inclusi'
  | 'supplemento_ospite';

type Answers = 'accettazione' | 'ora_limite_oggi' | 'politica_cancellazione' | 'versione';
export type TypedConditions = Pick<OwnerConditions, Answers> & {
  rates: readonly TypedRate[];
};

const price = (euros: number | null) => (euros === null ? '' : formatEuro(toCents(euros)));
const count = (number: number | null) => (number === null ? '' : String(number));

function day(text: string | null): string {
  const date = text === null ? null : parseCalendarDate(text);
  return date === null ? '' : formatDayMonthYear(date);
}

function typedRate(rate: Tariffa, key: number): TypedRate {
  return {
    key,
    isSeason: rate.dal !== null,
    camera_id: rate.camera_id,
    nome: rate.nome,
    dal: day(rate.dal),
    al: day(rate.al),
    prezzo_notte: price(rate.prezzo_notte),
    prezzo_weekend: price(rate.prezzo_weekend),
    soggiorno_minimo: count(rate.soggiorno_minimo),
    ospiti_inclusi: count(rate.ospiti_inclusi),
    supplemento_ospite: price(rate.supplemento_ospite),
  };
}

export function emptyRate(camera_id: number | null, key: number, isSeason: boolean): TypedRate {
  const nothing = { nome: '', dal: '', al: '', prezzo_notte: '', prezzo_weekend: '' };
  return { key, isSeason, camera_id, ...nothing, soggiorno_minimo: '', ospiti_inclusi: '', supplemento_ospite: '' };
}

export function placesOf({ tipo_prenotazione, camere, posti_letto, prezzo_notte }: OwnerConditions) {
  if (tipo_prenotazione !== 'bnb') return [{ camera_id: null, nome: null, posti_letto, prezzo_notte }];
  return camere.map(({ id, nome_camera, ...camera }) => ({ camera_id: id, nome: nome_camera, ...camera }));
}
export type PricedPlace = ReturnType<typeof placesOf>[number];

export function typedOf(conditions: OwnerConditions): TypedConditions {
  const { accettazione, ora_limite_oggi, politica_cancellazione, versione } = conditions;
  const saved = conditions.tariffe.toSorted((a, b) => (a.dal ?? '').localeCompare(b.dal ?? '')).map(typedRate);
  const years = placesOf(conditions)
    .filter(({ camera_id }) => !saved.some((rate) => !rate.isSeason && rate.camera_id === camera_id))
    .map(({ camera_id }, position) => emptyRate(camera_id, saved.length + position, false));
  return { accettazione, ora_limite_oggi, politica_cancellazione, versione, rates: [...saved, ...years] };
}

/** Invalid text is returned as entered, so that the server reports the error. */
function amountOf(text: string): number | string | null {
  if (text.trim() === '') return null;
  const cents = parseEuro(text);
  return cents === null ? text : toEuros(cents);
}

function rateBody({ camera_id, nome, dal, al, isSeason, ...rate }: TypedRate) {
  const whole = (text: string) => text.trim() || null;
  return {
    camera_id,
    nome: nome.trim(),
    // A season without dates sends empty strings; `null` would make it the price of the whole year.
    dal: isSeason ? (readTypedDate(dal) ?? dal.trim()) : null,
    al: isSeason ? (readTypedDate(al) ?? al.trim()) : null,
    prezzo_notte: amountOf(rate.prezzo_notte),
    prezzo_weekend: amountOf(rate.prezzo_weekend),
    soggiorno_minimo: whole(rate.soggiorno_minimo),
    ospiti_inclusi: whole(rate.ospiti_inclusi),
    supplemento_ospite: amountOf(rate.supplemento_ospite),
  };
}

export function conditionsBody({ rates, ...conditions }: TypedConditions) {
  return { ...conditions, tariffe: rates.map(rateBody) };
}

export function rateFieldId(key: number, name: RateField): string {
  return `tariffa-${key}-${name}`;
}
