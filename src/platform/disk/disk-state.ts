/** Bytes of a file system: what a program without privileges may still write, and how many there are. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

/** `low`: no more photos are taken; `full`: nothing is written that can wait. */
export type DiskState = 'ok' | 'low' | 'full';

/** Below either, uploads would fill the disk faster than an operator comes. */
const UPLOAD_FREE_BYTES = 2_000_000_000;
const UPLOAD_FREE_SHARE = 0.1;
/** Below this PostgreSQL might find no room for its log, and would stop (the log takes 512 MB, `postmaster.ts`). */
const WRITE_FREE_BYTES = 500_000_000;
/** What a first start writes (cluster, towns, demo with its photos) and what has to stay free after it. */
export const FIRST_START_FREE_BYTES = 1_000_000_000;

const ORDER: readonly DiskState[] = ['ok', 'low', 'full'];

/** A disk that is small has no thresholds of its own: PostgreSQL's log and an upload are as large on it as elsewhere. */
export function diskState({ freeBytes, totalBytes }: DiskSpace): DiskState {
  if (freeBytes < WRITE_FREE_BYTES) return 'full';
  return freeBytes < UPLOAD_FREE_BYTES || freeBytes < totalBytes * UPLOAD_FREE_SHARE ? 'low' : 'ok';
}

/** Of several disks the one that is worst off. */
export function worstOf(states: readonly DiskState[]): DiskState {
  return ORDER.findLast((state) => states.includes(state)) ?? 'ok';
}
