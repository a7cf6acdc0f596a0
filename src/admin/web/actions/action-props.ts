import type { Fault } from '../../../api/call.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';

/** Dialogs pass failed responses to `onRefused`, so that the panel can reload outdated data. */
export type ActionProps = {
  struttura: AdminDetail;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (refusal: Fault) => void;
};
