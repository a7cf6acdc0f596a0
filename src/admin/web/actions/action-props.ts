import type { AdminDetail } from '../../../strutture/admin-contract.ts';

/**
 * What every dialog about one struttura is given. It is mounted while it is open. `onDone`: done, with the server's own
 * sentence; whoever opened it closes it, says so and reads again. Failures stay inside the dialog.
 */
export type ActionProps = { struttura: AdminDetail; onClose: () => void; onDone: (message: string) => void };

/**
 * What `RejectDialog` is given instead: it asks for the reason and hands it over, of one struttura (`nome`) or of several
 * (`count`). The call is the panel's: it waits while it can be taken back, and its failures are said outside.
 */
export type RejectProps = {
  subject: { nome: string } | { count: number };
  onClose: () => void;
  onReject: (motivo: string) => void;
};
