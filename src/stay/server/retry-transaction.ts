import { setTimeout as wait } from 'node:timers/promises';
import type { StayDb } from './booking-repository.ts';

const STEPPED_BACK = new Set(['40P01', '40001']);
const MOST_TRIES = 4;
const JITTER_MS = 50;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether PostgreSQL refused something by this code, as `23P01` for nights that are somebody's already. */
export function isRefusedBy(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}

/** Works in a transaction, and again after a moment where it had to step back for another one. */
export async function retryTransaction<T>(db: StayDb, work: (transaction: StayDb) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried === MOST_TRIES || !STEPPED_BACK.has(String(codeOf(error)))) throw error;
      await wait(Math.random() * JITTER_MS * tried);
    }
  }
}
