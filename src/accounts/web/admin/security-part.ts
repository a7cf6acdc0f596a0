import type { AdminSecurity } from '../../admin-security-contract.ts';

export type SecurityChange = { message: string; codici_di_recupero?: readonly string[] };

export type SecurityPartProps = { security: AdminSecurity; onDone: (change: SecurityChange) => void };
