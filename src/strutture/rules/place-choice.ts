import type { StrutturaForm } from './struttura-form.ts';

type PlaceFields = Pick<StrutturaForm, 'regione_id' | 'provincia_id' | 'citta_id' | 'citta' | 'cap' | 'punto'>;
type Town = { id: number; nome: string; caps: readonly string[] };

/** Values that clear the comune and the fields that depend on it, including the point. */
const NO_CITTA = { citta_id: null, citta: '', cap: '', punto: '' } as const;

/**
 * Sets the region and clears the province, comune, postal code and point (PRODUCT.md § 4, "Location in the form").
 * @example chooseRegione(form, 9) // { …form, regione_id: 9, provincia_id: null, citta_id: null, citta: '', cap: '', punto: '' }
 */
export function chooseRegione<F extends PlaceFields>(form: F, regioneId: number | null): F {
  return { ...form, ...NO_CITTA, regione_id: regioneId, provincia_id: null };
}

/** @example chooseProvincia(form, 52) // { …form, provincia_id: 52, citta_id: null, citta: '', cap: '', punto: '' } */
export function chooseProvincia<F extends PlaceFields>(form: F, provinciaId: number | null): F {
  return { ...form, ...NO_CITTA, provincia_id: provinciaId };
}

/**
 * Sets the comune. The postal code is filled in only if the comune has exactly one.
 * @example chooseCitta(form, { id: 52015, nome: 'Montepulciano', caps: ['53045'] }).cap // '53045'
 */
export function chooseCitta<F extends PlaceFields>(form: F, town: Town | null): F {
  if (town === null) return { ...form, ...NO_CITTA };
  const [cap, ...others] = town.caps;
  const punto = town.id === form.citta_id ? form.punto : '';
  return {
    ...form,
    citta_id: town.id,
    citta: town.nome,
    cap: cap !== undefined && others.length === 0 ? cap : '',
    punto,
  };
}
