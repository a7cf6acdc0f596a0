import { type SentPhoto, toSentPhoto } from '../../../media/rules/photo-list.ts';
import type { OwnDetail } from '../../owner-contract.ts';
import { chooseReview } from '../../rules/choose-review.ts';
import { savedPhotos } from '../../rules/saved-photos.ts';

/** What happens to the photos that are chosen now when they are saved, and what they are before that. */
export type PhotosReview = 'notPublished' | 'unchanged' | 'ofTheChange' | 'apply' | 'review';

type Photos = Pick<OwnDetail, 'status' | 'modifica' | 'immagini' | 'form'>;

/** `chosen`: references as they would be sent; kept photos are their addresses. What is said of a photo waits for nobody. */
export function photosReview({ status, modifica, immagini, form }: Photos, chosen: readonly SentPhoto[]): PhotosReview {
  if (status !== 'approvata' && status !== 'sospesa') return 'notPublished';
  if (modifica !== null) return 'ofTheChange';
  const saved = savedPhotos(form, String).map(toSentPhoto);
  if (JSON.stringify(chosen) === JSON.stringify(saved)) return 'unchanged';
  const photos = chosen.map((photo) => (typeof photo === 'string' ? photo : photo.immagine));
  const published = { ...form, photos: immagini, hostPhoto: form.accoglie_foto };
  return chooseReview(published, { ...published, photos });
}
