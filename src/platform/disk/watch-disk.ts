import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../process/operator-error.ts';
import { type DiskSpace, type DiskState, diskState, FIRST_START_FREE_BYTES, worstOf } from './disk-state.ts';
import { brandName } from '../../kernel/brand/brand.ts';
import * as operatorMessages from '../messages/operator.ts';

export type ReadSpace = (folder: string) => Promise<DiskSpace>;

const CHECK_MS = 10_000;
const GB = 1_000_000_000;

async function readNearest<T>(folder: string, read: (folder: string) => Promise<T>): Promise<T> {
  try {
    return await read(folder);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing && dirname(folder) !== folder) return readNearest(dirname(folder), read);
    throw error;
  }
}

export async function readSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await readNearest(folder, (path) => statfs(path));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

export async function isSameDisk(one: string, other: string): Promise<boolean> {
  const devices = [one, other].map((folder) => readNearest(folder, async (path) => (await stat(path)).dev));
  const [first, second] = await Promise.all(devices);
  return first === second;
}

export type DiskWatch = {
  state(): DiskState;
  check(): Promise<void>;
  close(): void;
};

export type DiskWatchOptions = {
  folders: readonly string[];
  onChange(state: DiskState): void;
  onError(error: unknown): void;
  read?: ReadSpace;
  everyMs?: number;
};

export async function watchDisk({
  folders,
  onChange,
  onError,
  read = readSpace,
  everyMs = CHECK_MS,
}: DiskWatchOptions): Promise<DiskWatch> {
  let state: DiskState = 'ok';
  const check = async () => {
    try {
      const found = worstOf(await Promise.all(folders.map(async (folder) => diskState(await read(folder)))));
      if (found !== state) onChange((state = found));
    } catch (error) {
      onError(error);
    }
  };
  await check();
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();
  return { state: () => state, check, close: () => clearInterval(timer) };
}

export async function assertRoomForFirstStart(dataDir: string, read: ReadSpace = readSpace): Promise<void> {
  const { freeBytes } = await read(dataDir);
  if (freeBytes >= FIRST_START_FREE_BYTES) return;
  throw new OperatorError(
    operatorMessages.firstStartNeedsSpace(dataDir, Math.floor(freeBytes / 1_000_000), FIRST_START_FREE_BYTES / GB),
  );
}

/** `53100` is PostgreSQL's `disk_full`. */
const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', '53100']);

function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = 'code' in error && FULL_DISK.has(String(error.code));
  // initdb and a starting server report failures only as text.
  return isFull || /No space left on device|Disk quota exceeded/.test(error.message) || isFullDisk(error.cause);
}

export function explainFullDisk(error: unknown, dataDir: string): unknown {
  if (!isFullDisk(error)) return error;
  return new OperatorError(operatorMessages.diskFull(brandName, dataDir), { cause: error });
}
