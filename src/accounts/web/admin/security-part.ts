import type { AdminSecurity } from '../../admin-security-contract.ts';

/** Result of a change of credentials. `codici_di_recupero` are new codes, to be shown once. */
export type SecurityChange = { message: string; codici_di_recupero?: readonly string[] };

export type SecurityPartProps = { security: AdminSecurity; onDone: (change: SecurityChange) => void };
