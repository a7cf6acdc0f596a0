import { AppError } from '../../kernel/app-error.ts';
import { mediaMessages } from '../../media/messages.it.ts';
import { submissionMessages } from '../submission-messages.it.ts';
import { brokenReference, brokenUnique } from './broken-constraint.ts';

/** A photo that was swept away between its look-up and the form's storing. */
const PHOTO_REFERENCES: readonly (string | null)[] = [
  'struttura_photos_photo_id_fkey',
  'struttura_edit_photos_photo_id_fkey',
];

/** What a constraint that refused a form means to its sender; any other error stays what it is. */
export function storingError(error: unknown): unknown {
  if (brokenUnique(error) === 'strutture_cin_reserved') {
    const sentence = submissionMessages.faults.cinInUse;
    return new AppError('CIN_IN_USO', sentence, { campi: { cin: sentence }, cause: error });
  }
  if (PHOTO_REFERENCES.includes(brokenReference(error))) {
    const sentence = mediaMessages.immagineNonPiuDisponibile;
    return new AppError('DATI_NON_VALIDI', sentence, { campi: { immagini: sentence }, cause: error });
  }
  return error;
}
