import type { Fault } from '../../../api/call.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';

/** The dialog also passes failures to `onRefused`, because the list may be stale. */
export type ActionProps = {
  struttura: AdminDetail;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (refusal: Fault) => void;
};
