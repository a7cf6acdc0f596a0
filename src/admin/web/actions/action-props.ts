import type { Fault } from '../../../api/call.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';

/**
 * Props of every dialog about one struttura, which is mounted while it is open. `onDone` receives the server's message: the
 * caller closes the dialog, shows the message and reloads the list. The dialog shows failures itself and passes each to
 * `onRefused`, because the list may be stale.
 */
export type ActionProps = {
  struttura: AdminDetail;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (refusal: Fault) => void;
};
