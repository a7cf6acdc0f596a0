import type { TipoPrenotazione, TipoStruttura } from './tipi.ts';

/** `photos` and `hostPhoto` are ids on the server and URLs in the browser. */
export type ReviewedFields = {
  cin: string | null;
  citta_id: number;
  indirizzo: string;
  cap: string;
  tipo_struttura: readonly TipoStruttura[];
  tipo_prenotazione: TipoPrenotazione;
  photos: readonly (string | number)[];
  hostPhoto: string | number | null;
  punto: string;
};

function sameSet(one: readonly unknown[], other: readonly unknown[]): boolean {
  const all = new Set(other);
  return new Set(one).size === all.size && one.every((item) => all.has(item));
}

/**
 * Decides whether an edit needs approval. Reordering the photos or making the location approximate does not need approval.
 * @example chooseReview(published, { ...published, indirizzo: 'Via Nuova 1' }) // 'review'
 */
export function chooseReview(published: ReviewedFields, edited: ReviewedFields): 'apply' | 'review' {
  const isSame =
    published.cin === edited.cin &&
    published.citta_id === edited.citta_id &&
    published.indirizzo === edited.indirizzo &&
    published.cap === edited.cap &&
    published.punto === edited.punto &&
    published.tipo_prenotazione === edited.tipo_prenotazione &&
    published.hostPhoto === edited.hostPhoto &&
    sameSet(published.tipo_struttura, edited.tipo_struttura) &&
    sameSet(published.photos, edited.photos);
  return isSame ? 'apply' : 'review';
}
