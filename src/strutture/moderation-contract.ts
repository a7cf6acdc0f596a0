/** What waits for a decision. `cin`: the one that it would have when approved. */
export type Waiting = { id: number; nome: string; citta: string; cin: string | null; kind: 'nuova' | 'modifica' };

/** What an administrator decides; each decision is mailed to the owner. A state that has moved on throws `STATO_NON_VALIDO`. */
export type ModerationService = {
  /** What waits: new strutture whose address is proved, and changes of published ones, oldest first. */
  listWaiting(): Promise<Waiting[]>;
  /** Approves a new struttura, or the change of a published one. A CIN published elsewhere throws `CIN_IN_USO`. */
  approve(id: number): Promise<void>;
  reject(id: number, motivo: string): Promise<void>;
};
