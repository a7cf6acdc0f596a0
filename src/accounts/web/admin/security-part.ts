import type { AdminSecurity } from '../../admin-security-contract.ts';

/** What was changed of one's own access. `codici_di_recupero`: new ones, to be shown this once. */
export type SecurityChange = { message: string; codici_di_recupero?: readonly string[] };

/** A part of the dialog about one's own access: `onDone` is told of each change. */
export type SecurityPartProps = { security: AdminSecurity; onDone: (change: SecurityChange) => void };
