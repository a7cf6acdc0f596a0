import type { StruttureDb } from './repository.ts';

/** Where the stay room hears of strutture, which know nothing of how their owners are paid. */
export type PayoutPort = {
  /** A struttura goes online for the first time, in this transaction: its owner may have an account with the payment provider already. */
  onApproved(transaction: StruttureDb, struttura: { id: number; proprietario_email: string }): Promise<void>;
};
