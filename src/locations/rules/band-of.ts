export const ITALY_BAND = 'ITA';

type PlaceCodes = { regione: { codice: string }; provincia: { sigla: string } | null };

const MAX_PROVINCES = 4;
const MAX_REGIONI = 3;

/**
 * Returns the name of the band picture for a place. A town shares the band of its province.
 * @example bandOf({ regione: toscana, provincia: null }) // 'TOS'
 */
export function bandOf({ regione, provincia }: PlaceCodes): string {
  return provincia?.sigla ?? regione.codice;
}

/**
 * Returns the band of the area's first province. An area of more than four provinces gets the band of its first region, and an
 * area of more than three regions gets that of Italy.
 * @example bandOfArea([brescia, verona, trento]) // 'BS'
 */
export function bandOfArea(province: readonly PlaceCodes[]): string {
  const [first] = province;
  if (first === undefined || new Set(province.map(({ regione }) => regione.codice)).size > MAX_REGIONI)
    return ITALY_BAND;
  return province.length > MAX_PROVINCES ? first.regione.codice : bandOf(first);
}

/** Returns the band of the common province or region, or else that of Italy. @example bandOfSeveral([siena, perugia]) // 'ITA' */
export function bandOfSeveral(province: readonly PlaceCodes[]): string {
  const [first, ...more] = province;
  if (first === undefined || more.some(({ regione }) => regione.codice !== first.regione.codice)) return ITALY_BAND;
  return more.length > 0 ? first.regione.codice : bandOf(first);
}
