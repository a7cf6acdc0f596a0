import { setTimeout as wait } from 'node:timers/promises';
import type { StayDb } from './booking-repository.ts';

const RETRYABLE_CODES = new Set(['40P01', '40001']);
const MAX_ATTEMPTS = 4;
const JITTER_MS = 50;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

export function isRefusedBy(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}

export async function retryTransaction<T>(db: StayDb, work: (transaction: StayDb) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tried === MAX_ATTEMPTS || !RETRYABLE_CODES.has(String(codeOf(error)))) throw error;
      await wait(Math.random() * JITTER_MS * tried);
    }
  }
}
