import { type CalendarDate, parseCalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import { cleanText } from '../../kernel/text/clean-text.ts';
import type { ConditionFault } from './condition-fault.ts';
import type { Rate } from './rate.ts';
import { readAll, readList } from './read-all.ts';
import { readWord } from './read-fields.ts';
import { readEuros, readWhole } from './read-number.ts';
import { failure, success, isAbsent, type ParseResult } from './parse-result.ts';

export const ACCETTAZIONI = ['immediata', 'su_richiesta'] as const;
export const POLITICHE_CANCELLAZIONE = ['flessibile', 'moderata', 'rigida'] as const;

export type CheckedConditions = {
  accettazione: (typeof ACCETTAZIONI)[number];
  ora_limite_oggi: number;
  politica_cancellazione: (typeof POLITICHE_CANCELLAZIONE)[number];
  tariffe: Rate[];
};

export type PricedStruttura = {
  tipo_prenotazione: 'casa_vacanza' | 'bnb';
  posti_letto: number;
  ora_limite_oggi: number;
  camere: readonly { id: number; posti_letto: number }[];
};

type ConditionsResult<T> = ParseResult<T, ConditionFault>;
type Input = Readonly<Record<string, unknown>>;

const MAX_TARIFFE = 200;
const MAX_NAME = 60;
const LAST_HOUR = 24;
const FIRST_DAY = '2020-01-01';
const PRICE = { min: 100, max: 10_000_000, fault: 'prezzoOutOfRange' } as const;
const SUPPLEMENT = { min: 100, max: 1_000_000, fault: 'supplementoOutOfRange' } as const;

function readAmount(
  value: unknown,
  bounds: { min: number; max: number; fault: ConditionFault },
): ConditionsResult<Cents | null> {
  if (isAbsent(value)) return success(null);
  const cents = readEuros(value);
  return cents !== null && cents >= bounds.min && cents <= bounds.max ? success(cents) : failure(bounds.fault);
}

function readCount(value: unknown, max: number, fault: ConditionFault): ConditionsResult<number | null> {
  if (isAbsent(value)) return success(null);
  const count = readWhole(value);
  return count !== null && count >= 1 && count <= max ? success(count) : failure(fault);
}

function readHour(value: unknown, { ora_limite_oggi }: PricedStruttura): ConditionsResult<number> {
  if (value === undefined) return success(ora_limite_oggi);
  const hour = readWhole(value);
  return hour !== null && hour <= LAST_HOUR ? success(hour) : failure('oraInvalid');
}

/**
 * A missing date means that the rate applies all year. An empty string is rejected, because the form sends it for a season
 * without a date.
 */
function readDay(value: unknown): ConditionsResult<CalendarDate | null> {
  if (value === undefined || value === null) return success(null);
  if (isAbsent(value)) return failure('dateMissing');
  const day = typeof value === 'string' ? parseCalendarDate(value) : null;
  return day !== null && day >= FIRST_DAY ? success(day) : failure('dateInvalid');
}

function readName(value: unknown): ConditionsResult<string> {
  const typed = value ?? '';
  const text = typeof typed === 'string' ? cleanText(typed) : null;
  return text !== null && Array.from(text).length <= MAX_NAME ? success(text) : failure('nomeInvalid');
}

function readCamera(value: unknown, { tipo_prenotazione, camere }: PricedStruttura): ConditionsResult<number | null> {
  const id = value ?? null;
  const isKnown = tipo_prenotazione === 'bnb' ? camere.some((camera) => camera.id === id) : id === null;
  return isKnown ? success(readWhole(id)) : failure('cameraUnknown');
}

function faultOf(rate: Rate): Readonly<Record<string, ConditionFault>> | null {
  const { dal, al, prezzo_notte_cents, ospiti_inclusi, supplemento_ospite_cents } = rate;
  if ((dal === null) !== (al === null)) return { [dal === null ? 'dal' : 'al']: 'dateMissing' };
  if (dal !== null && al !== null && al < dal) return { al: 'alBeforeDal' };
  if (dal !== null && prezzo_notte_cents === null) return { prezzo_notte: 'prezzoMissing' };
  if (dal === null && prezzo_notte_cents !== null) return { prezzo_notte: 'prezzoOfTheYear' };
  if (dal !== null && (ospiti_inclusi ?? supplemento_ospite_cents) !== null) {
    return { supplemento_ospite: 'supplementoOfSeason' };
  }
  if (ospiti_inclusi === null && supplemento_ospite_cents !== null) return { ospiti_inclusi: 'ospitiMissing' };
  if (ospiti_inclusi !== null && supplemento_ospite_cents === null) return { supplemento_ospite: 'supplementoMissing' };
  return null;
}

function isRecord(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readRate(input: unknown, struttura: PricedStruttura): ConditionsResult<Rate> {
  if (!isRecord(input)) return failure('tariffaInvalid');
  const camera = struttura.camere.find(({ id }) => id === input['camera_id']);
  const beds = (camera ?? struttura).posti_letto;
  const reading = readAll<RateFields, ConditionFault>({
    camera_id: readCamera(input['camera_id'], struttura),
    nome: readName(input['nome']),
    dal: readDay(input['dal']),
    al: readDay(input['al']),
    prezzo_notte: readAmount(input['prezzo_notte'], PRICE),
    prezzo_weekend: readAmount(input['prezzo_weekend'], PRICE),
    soggiorno_minimo: readCount(input['soggiorno_minimo'], 90, 'soggiornoOutOfRange'),
    ospiti_inclusi: readCount(input['ospiti_inclusi'], beds, 'ospitiOutOfRange'),
    supplemento_ospite: readAmount(input['supplemento_ospite'], SUPPLEMENT),
  });
  if (!reading.ok) return reading;
  const { prezzo_notte, prezzo_weekend, supplemento_ospite, ...row } = reading.value;
  const rate = {
    ...row,
    prezzo_notte_cents: prezzo_notte,
    prezzo_weekend_cents: prezzo_weekend,
    supplemento_ospite_cents: supplemento_ospite,
  };
  const faults = faultOf(rate);
  return faults === null ? success(rate) : { ok: false, faults };
}

type RateFields = Pick<Rate, 'camera_id' | 'nome' | 'dal' | 'al' | 'soggiorno_minimo' | 'ospiti_inclusi'> &
  Record<'prezzo_notte' | 'prezzo_weekend' | 'supplemento_ospite', Cents | null>;

/** Rejects a season that overlaps another season of the same room, and a second whole-year rate for the same room. */
function clash(rate: Rate, before: readonly Rate[]): ConditionsResult<Rate> {
  const others = before.filter((other) => other.camera_id === rate.camera_id);
  const { dal, al } = rate;
  if (dal === null || al === null) {
    return others.some((other) => other.dal === null) ? { ok: false, faults: { dal: 'yearTwice' } } : success(rate);
  }
  const doesMeet = others.some(
    (other) => other.dal !== null && other.al !== null && other.dal <= al && dal <= other.al,
  );
  return doesMeet ? { ok: false, faults: { dal: 'seasonsOverlap' } } : success(rate);
}

function isEmptyRate({ prezzo_notte_cents, prezzo_weekend_cents, soggiorno_minimo, ospiti_inclusi }: Rate): boolean {
  return (prezzo_notte_cents ?? prezzo_weekend_cents ?? soggiorno_minimo ?? ospiti_inclusi) === null;
}

function readTariffe(input: unknown, struttura: PricedStruttura): ConditionsResult<Rate[]> {
  const rows: unknown = input ?? [];
  if (!Array.isArray(rows)) return failure('tariffeInvalid');
  if (rows.length > MAX_TARIFFE) return failure('tooManyTariffe');
  const rates = readList(rows.map((row) => readRate(row, struttura)));
  if (!rates.ok) return rates;
  const apart = readList(rates.value.map((rate, index) => clash(rate, rates.value.slice(0, index))));
  return apart.ok ? success(apart.value.filter((rate) => !isEmptyRate(rate))) : apart;
}

/**
 * Validates prices and conditions. Faults are keyed by wire name, and empty whole-year rates are dropped.
 * @example readConditions({ accettazione: 'immediata', politica_cancellazione: 'rigida', tariffe: [] }, struttura).ok // true
 */
export function readConditions(input: Input, struttura: PricedStruttura): ConditionsResult<CheckedConditions> {
  const accettazione = readWord(input['accettazione'], ACCETTAZIONI);
  const politica = readWord(input['politica_cancellazione'], POLITICHE_CANCELLAZIONE);
  return readAll<CheckedConditions, ConditionFault>({
    accettazione: accettazione === null ? failure('accettazioneInvalid') : success(accettazione),
    ora_limite_oggi: readHour(input['ora_limite_oggi'], struttura),
    politica_cancellazione: politica === null ? failure('politicaInvalid') : success(politica),
    tariffe: readTariffe(input['tariffe'], struttura),
  });
}
