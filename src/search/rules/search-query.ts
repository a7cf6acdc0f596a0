import { parseCalendarDate, type CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { type FlexibleStay, readFlexible } from '../../stay/rules/flexible-stay.ts';
import { MAX_GUESTS } from '../../stay/rules/stay-address.ts';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA } from '../../strutture/rules/tipi.ts';
import { isStayPossible } from './possible-stay.ts';
import { readPrice, slugOfServizio, type CriteriaName } from './read-criteria.ts';
import { GRADINI, ORDINI, type SearchCriteria, type StayCriteria } from './search-criteria.ts';

export type SearchFault =
  | 'tipoNonValido'
  | 'servizioNonValido'
  | 'gradiniNonValidi'
  | 'prezzoNonValido'
  | 'prezziInvertiti'
  | 'ospitiNonValidi'
  | 'dateIncomplete'
  | 'dateNonValide'
  | 'periodoNonValido'
  | 'ordineNonValido';

export type SearchQueryResult =
  | { ok: true; criteria: Omit<SearchCriteria, 'scope'> }
  | { ok: false; faults: Partial<Record<CriteriaName, SearchFault>> };

type QueryTexts = Partial<Record<CriteriaName, string | undefined>>;

const GUESTS = /^[1-9]\d?$/;

function namedOf<Item>(items: readonly Item[], nameOf: (item: Item) => string, text = ''): Item[] | null {
  if (text === '') return [];
  const names = text.split(',');
  const isKnown = names.every((name) => items.some((item) => nameOf(item) === name));
  return isKnown ? items.filter((item) => names.includes(nameOf(item))) : null;
}

function readNights({ dal = '', al = '' }: QueryTexts, today: CalendarDate): StayCriteria | null | SearchFault {
  if (dal === '' && al === '') return null;
  if (dal === '' || al === '') return 'dateIncomplete';
  const [check_in, check_out] = [parseCalendarDate(dal), parseCalendarDate(al)];
  if (check_in === null || check_out === null) return 'dateNonValide';
  const stay = { check_in, check_out };
  return isStayPossible(stay, today) ? stay : 'dateNonValide';
}

function readWindow(words: QueryTexts, today: CalendarDate): FlexibleStay | null | SearchFault {
  const { dal, al, periodo_dal, periodo_al, notti, weekend } = words;
  if (![periodo_dal, periodo_al, notti, weekend].some(Boolean)) return null;
  return dal || al ? null : (readFlexible(words, today) ?? 'periodoNonValido');
}

function readGuests(text = ''): number | null {
  if (text === '') return 1;
  return GUESTS.test(text) && Number(text) <= MAX_GUESTS ? Number(text) : null;
}

function priceFault({ prezzo_min = '', prezzo_max = '' }: QueryTexts): SearchFault | null {
  const prices = [prezzo_min, prezzo_max].filter((text) => text !== '').map((text) => readPrice(text));
  if (prices.includes(null)) return 'prezzoNonValido';
  const [least = 0, most = least] = prices;
  return (least ?? 0) > (most ?? 0) ? 'prezziInvertiti' : null;
}

/**
 * Reads the parameters of an API call. Invalid values are rejected, so that callers notice their mistakes.
 * @example readSearchQuery({ servizi: 'wifi,nave' }, '2026-11-21') // { ok: false, faults: { servizi: 'servizioNonValido' } }
 */
export function readSearchQuery(words: QueryTexts, today: CalendarDate): SearchQueryResult {
  const stay = readNights(words, today);
  const flexible = readWindow(words, today);
  const guests = readGuests(words.ospiti);
  const tipi = namedOf(TIPI_STRUTTURA, (tipo) => tipo, words.tipo);
  const servizi = namedOf(SERVIZI, slugOfServizio, words.servizi);
  const ordina = ORDINI.find((ordine) => ordine === (words.ordina || 'giorno'));
  const gradini = words.gradini ? GRADINI.find((each) => each === words.gradini) : null;
  const prices = priceFault(words);
  const { testo = '', sicura, prezzo_min, prezzo_max } = words;
  const isWhole = guests !== null && tipi !== null && servizi !== null && gradini !== undefined && ordina !== undefined;
  if (isWhole && typeof stay !== 'string' && typeof flexible !== 'string' && prices === null) {
    const filters = { prezzo_min: readPrice(prezzo_min), prezzo_max: readPrice(prezzo_max), sicura: sicura === '1' };
    return { ok: true, criteria: { testo, stay, flexible, guests, tipi, servizi, gradini, ordina, ...filters } };
  }
  return {
    ok: false,
    faults: {
      ...(typeof stay === 'string' && { dal: stay }),
      ...(typeof flexible === 'string' && { periodo_dal: flexible }),
      ...(guests === null && { ospiti: 'ospitiNonValidi' as const }),
      ...(tipi === null && { tipo: 'tipoNonValido' as const }),
      ...(prices !== null && { prezzo_min: prices }),
      ...(servizi === null && { servizi: 'servizioNonValido' as const }),
      ...(gradini === undefined && { gradini: 'gradiniNonValidi' as const }),
      ...(ordina === undefined && { ordina: 'ordineNonValido' as const }),
    },
  };
}
