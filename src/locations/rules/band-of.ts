/** Of a list that is of no place in particular. */
export const ITALY_BAND = 'ITA';

type PlaceCodes = { regione: { codice: string }; provincia: { sigla: string } | null };

/** As many provinces may one of them show; an area in more of them is as large as a region. */
const MOST_PROVINCES = 4;
/** An area in more regions than these is a part of Italy. */
const MOST_REGIONI = 3;

/**
 * The name of the band over a place's pages: a town has that of its province.
 * @example bandOf({ regione: toscana, provincia: null }) // 'TOS'
 */
export function bandOf({ regione, provincia }: PlaceCodes): string {
  return provincia?.sigla ?? regione.codice;
}

/**
 * The name of the band over an area in these provinces, of which the first shows it best.
 * @example bandOfArea([brescia, verona, trento]) // 'BS'
 */
export function bandOfArea(province: readonly PlaceCodes[]): string {
  const [first] = province;
  if (first === undefined || new Set(province.map(({ regione }) => regione.codice)).size > MOST_REGIONI)
    return ITALY_BAND;
  return province.length > MOST_PROVINCES ? first.regione.codice : bandOf(first);
}

/**
 * The name of the band over places that were searched together: that of their province or region, if they share one.
 * @example bandOfSeveral([siena, perugia]) // 'ITA'
 */
export function bandOfSeveral(province: readonly PlaceCodes[]): string {
  const [first, ...more] = province;
  if (first === undefined || more.some(({ regione }) => regione.codice !== first.regione.codice)) return ITALY_BAND;
  return more.length > 0 ? first.regione.codice : bandOf(first);
}
