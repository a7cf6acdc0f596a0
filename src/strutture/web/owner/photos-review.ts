import type { OwnDetail } from '../../owner-contract.ts';
import { chooseReview } from '../../rules/choose-review.ts';

/** What happens to the photos that are chosen now when they are saved, and what they are before that. */
export type PhotosReview = 'notPublished' | 'unchanged' | 'ofTheChange' | 'apply' | 'review';

type Photos = Pick<OwnDetail, 'status' | 'modifica' | 'immagini' | 'form'>;

/** `chosen`: references as they would be sent; kept photos are their addresses. */
export function photosReview({ status, modifica, immagini, form }: Photos, chosen: readonly string[]): PhotosReview {
  if (status !== 'approvata' && status !== 'sospesa') return 'notPublished';
  if (modifica !== null) return 'ofTheChange';
  if (chosen.join(' ') === immagini.join(' ')) return 'unchanged';
  return chooseReview({ ...form, photos: immagini }, { ...form, photos: chosen });
}
