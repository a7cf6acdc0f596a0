import type { Fault } from '../../../api/call.ts';
import type { AdminDetail } from '../../../strutture/admin-contract.ts';

/**
 * What every dialog about one struttura is given. It is mounted while it is open. `onDone`: done, with the server's own
 * sentence; whoever opened it closes it, says so and reads again. Failures stay inside the dialog;
 * `onRefused` is told of each: what is listed may not be what the server knows.
 */
export type ActionProps = {
  struttura: AdminDetail;
  onClose: () => void;
  onDone: (message: string) => void;
  onRefused: (refusal: Fault) => void;
};
