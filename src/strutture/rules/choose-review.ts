import type { TipoPrenotazione, TipoStruttura } from './tipi.ts';

/** What an administrator looked at when they approved. `photos`: anything that names a photo, such as its address. */
export type ReviewedFields = {
  cin: string | null;
  citta_id: number;
  indirizzo: string;
  cap: string;
  tipo_struttura: readonly TipoStruttura[];
  tipo_prenotazione: TipoPrenotazione;
  photos: readonly (string | number)[];
  /** The same of the picture of who opens the door. */
  hostPhoto: string | number | null;
  /** `formatPoint` of where it stands. */
  punto: string;
};

function sameSet(one: readonly unknown[], other: readonly unknown[]): boolean {
  const all = new Set(other);
  return new Set(one).size === all.size && one.every((item) => all.has(item));
}

/**
 * Whether an edit of a published struttura is applied at once or waits for approval: it waits when CIN, address, point, type or
 * photos are not those that were approved. To become approximate nobody waits. Another order of the same photos shows nothing new.
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
