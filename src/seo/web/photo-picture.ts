import { sharedPhotoUrl } from '../../media/rules/shared-photo.ts';
import type { SharedPicture } from './page-meta.ts';

/** A stored photo as shared links show it; `null` without one. `name`: of what it shows. */
export function photoPicture(photo: string | null | undefined, name: string): SharedPicture | null {
  const path = photo ? sharedPhotoUrl(photo) : null;
  return path === null ? null : { path, alt: name };
}
