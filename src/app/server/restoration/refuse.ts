import { restorationMessages } from '../../../admin/restoration-messages.it.ts';
import { AppError } from '../../../kernel/app-error.ts';

export type RestorationFault = keyof typeof restorationMessages.rifiuti;

/** A restoration that does not happen, with the sentence that says why. */
export function refuse(fault: RestorationFault): AppError {
  return new AppError('STATO_NON_VALIDO', restorationMessages.rifiuti[fault]);
}
