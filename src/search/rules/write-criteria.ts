import { writeStayAddress } from '../../stay/rules/stay-address.ts';
import type { ChosenCriteria } from './chosen-criteria.ts';
import { slugOfServizio, CRITERIA_NAMES, type CriteriaName } from './read-criteria.ts';

type CriteriaTexts = Partial<Record<CriteriaName, string>>;

function textsOf(criteria: ChosenCriteria): CriteriaTexts {
  const { dal, al, ospiti } = writeStayAddress(criteria.stay);
  const { testo, tipi, servizi, prezzo_min, prezzo_max } = criteria;
  return {
    testo,
    ...(dal !== undefined && { dal }),
    ...(al !== undefined && { al }),
    ...(ospiti !== undefined && { ospiti }),
    tipo: tipi.join(','),
    prezzo_min: String(prezzo_min ?? ''),
    prezzo_max: String(prezzo_max ?? ''),
    servizi: servizi.map(slugOfServizio).join(','),
    sicura: criteria.sicura ? '1' : '',
    ordina: criteria.ordina === 'giorno' ? '' : criteria.ordina,
  };
}

/**
 * The query of a search, in one order of names, so that one search has one address; what is not chosen is left out.
 * @example writeCriteria({ ...NO_CRITERIA, servizi: ['WiFi'], ordina: 'prezzo' }) // { servizi: 'wifi', ordina: 'prezzo' }
 */
export function writeCriteria(criteria: ChosenCriteria): CriteriaTexts {
  const texts = textsOf(criteria);
  return Object.fromEntries(CRITERIA_NAMES.map((name) => [name, texts[name] ?? '']).filter(([, text]) => text !== ''));
}

/**
 * The same as the end of an address, `others` after it: `dopo`, `vista`. Commas stay as they are.
 * @example criteriaQuery({ ...NO_CRITERIA, servizi: ['WiFi', 'Spa'] }) // '?servizi=wifi,spa'
 */
export function criteriaQuery(criteria: ChosenCriteria, others: Record<string, string> = {}): string {
  const query = Object.entries({ ...writeCriteria(criteria), ...others }).map(
    ([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`,
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
}
