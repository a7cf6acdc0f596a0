import { AppError } from '../../kernel/calls/app-error.ts';
import { visitorMessages } from '../../media/messages/by-request.ts';
import { ownerMessages } from '../messages/by-request.ts';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

function constraintOf(error: unknown, code: string): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== code) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}

export function violatedUnique(error: unknown): string | null {
  return constraintOf(error, UNIQUE_VIOLATION);
}

function brokenReference(error: unknown): string | null {
  return constraintOf(error, FOREIGN_KEY_VIOLATION);
}

/** Constraints that are violated if a photo is deleted between its lookup and the insert of the form. */
const PHOTO_REFERENCES: readonly (string | null)[] = [
  'struttura_photos_photo_id_fkey',
  'struttura_edit_photos_photo_id_fkey',
];

export function storingError(error: unknown): unknown {
  if (violatedUnique(error) === 'strutture_cin_reserved') {
    const sentence = ownerMessages().submissionFaults.cinInUse;
    return new AppError('CIN_IN_USO', sentence, { campi: { cin: sentence }, cause: error });
  }
  if (PHOTO_REFERENCES.includes(brokenReference(error))) {
    const sentence = visitorMessages().photoNoLongerAvailable;
    return new AppError('DATI_NON_VALIDI', sentence, { campi: { immagini: sentence }, cause: error });
  }
  return error;
}
