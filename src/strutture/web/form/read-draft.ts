import { parseImageReference } from '../../../media/rules/image-references.ts';
import type { FormPhoto } from '../../../media/rules/photo-list.ts';
import { emptyCamera } from '../../rules/struttura-form.ts';
import { emptyState, type FormState } from './form-state.ts';

const PHOTO = { immagine: '', url: '', nome: '' };

/** Whether a value could have been typed where `empty` stands: of the same shape, lists of any length. */
function fits(value: unknown, empty: unknown): boolean {
  if (empty === null) return value === null || Number.isInteger(value);
  if (Array.isArray(empty)) return Array.isArray(value);
  return typeof value === typeof empty;
}

function fitsAll(value: unknown, empty: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(empty).every(([key, each]) => fits((value as Record<string, unknown>)[key], each));
}

function isPhoto(value: unknown): boolean {
  return fitsAll(value, PHOTO) && parseImageReference((value as FormPhoto).url)?.kind === 'kept';
}

/**
 * A draft as `useDraft` wrote it, or `null` when it is none: of an older version of the form, or of somebody's hand. Consent
 * is never taken from a draft.
 */
export function readDraft(text: string | null): FormState | null {
  if (text === null) return null;
  try {
    const draft = { ...(JSON.parse(text) as FormState), consenso_privacy: false };
    const isWhole = fitsAll(draft, emptyState(''));
    const camere = isWhole && draft.camere.every((camera) => fitsAll(camera, emptyCamera()));
    return camere && draft.photos.every(isPhoto) ? draft : null;
  } catch {
    return null;
  }
}
