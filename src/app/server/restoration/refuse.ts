import { AppError } from '../../../kernel/calls/app-error.ts';
import * as adminMessages from '../../../admin/messages/admin.ts';

export type RestorationFault = keyof typeof adminMessages.restoreFaults;

export function refuse(fault: RestorationFault): AppError {
  return new AppError('STATO_NON_VALIDO', adminMessages.restoreFaults[fault]);
}
