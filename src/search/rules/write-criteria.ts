import { writeListAddress } from '../../stay/rules/list-address.ts';
import type { ChosenCriteria } from './chosen-criteria.ts';
import { slugOfServizio, CRITERIA_NAMES, type CriteriaName } from './read-criteria.ts';

type CriteriaTexts = Partial<Record<CriteriaName, string>>;

function textsOf(criteria: ChosenCriteria): CriteriaTexts {
  const { testo, tipi, servizi, prezzo_min, prezzo_max } = criteria;
  return {
    testo,
    ...writeListAddress({ ...criteria.stay, camera_id: null }),
    tipo: tipi.join(','),
    prezzo_min: String(prezzo_min ?? ''),
    prezzo_max: String(prezzo_max ?? ''),
    servizi: servizi.map(slugOfServizio).join(','),
    sicura: criteria.sicura ? '1' : '',
    gradini: criteria.gradini ?? '',
    ordina: criteria.ordina === 'giorno' ? '' : criteria.ordina,
  };
}

/**
 * Returns the parameters of the criteria in canonical order, so that each search has only one URL.
 * @example writeCriteria({ ...NO_CRITERIA, servizi: ['WiFi'] }) // { servizi: 'wifi' }
 */
export function writeCriteria(criteria: ChosenCriteria): CriteriaTexts {
  const texts = textsOf(criteria);
  return Object.fromEntries(CRITERIA_NAMES.map((name) => [name, texts[name] ?? '']).filter(([, text]) => text !== ''));
}

/** @example criteriaQuery({ ...NO_CRITERIA, servizi: ['WiFi', 'Spa'] }) // '?servizi=wifi,spa' */
export function criteriaQuery(criteria: ChosenCriteria, others: Record<string, string> = {}): string {
  const query = Object.entries({ ...writeCriteria(criteria), ...others }).map(
    ([name, text]) => `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`,
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** @example joinQuery('/cerca?dove=toscana', '?ospiti=2') // '/cerca?dove=toscana&ospiti=2' */
export function joinQuery(address: string, query: string): string {
  return address.includes('?') ? address + query.replace('?', '&') : address + query;
}
