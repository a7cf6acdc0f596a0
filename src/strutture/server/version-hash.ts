import { createHash } from 'node:crypto';
import type { CheckedStruttura } from '../rules/check-struttura.ts';

/** Names a version of a struttura: another form, or other photos in another order, have another mark. */
export function versionHash(form: CheckedStruttura, photos: readonly { id: number }[]): string {
  const content = JSON.stringify([form, photos.map(({ id }) => id)]);
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}
