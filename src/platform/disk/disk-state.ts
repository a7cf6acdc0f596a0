/** `freeBytes`: number of bytes that an unprivileged process can still write to a file system. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

/** `low`: photos are rejected; `full`: every write that can wait is rejected. */
export type DiskState = 'ok' | 'low' | 'full';

/** Below either threshold, uploads could fill the disk before an operator reacts. */
const UPLOAD_FREE_BYTES = 2_000_000_000;
const UPLOAD_FREE_SHARE = 0.1;
/** Below this threshold, PostgreSQL may fail to write its WAL and stop (the WAL takes 512 MB, `postmaster.ts`). */
const WRITE_FREE_BYTES = 500_000_000;
/** Free space that the first start requires. The start writes less than this (cluster, towns, demo with photos). */
export const FIRST_START_FREE_BYTES = 1_000_000_000;

const ORDER: readonly DiskState[] = ['ok', 'low', 'full'];

/** The absolute thresholds also apply to small disks, because the WAL and uploads are not smaller there. */
export function diskState({ freeBytes, totalBytes }: DiskSpace): DiskState {
  if (freeBytes < WRITE_FREE_BYTES) return 'full';
  return freeBytes < UPLOAD_FREE_BYTES || freeBytes < totalBytes * UPLOAD_FREE_SHARE ? 'low' : 'ok';
}

export function worstOf(states: readonly DiskState[]): DiskState {
  return ORDER.findLast((state) => states.includes(state)) ?? 'ok';
}
