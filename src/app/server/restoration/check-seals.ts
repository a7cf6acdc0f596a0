import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import PQueue from 'p-queue';
import { type ArchiveTrust, openBytes } from '../../../platform/backup/archive-bytes.ts';
import { ArchiveRefusal } from '../../../platform/backup/archive-refusal.ts';
import type { RestorationFault } from './refuse.ts';

const AT_ONCE = 2;

async function readToSeal(path: string, trust: ArchiveTrust): Promise<RestorationFault | null> {
  try {
    for await (const _ of openBytes(createReadStream(path), trust));
    return null;
  } catch (error) {
    return error instanceof ArchiveRefusal ? error.fault : 'damaged';
  }
}

/** Returns a function that checks the signature of an archive. Each result is cached until the file changes. */
export function createSealChecks() {
  const checks = new Map<string, { stamp: string; fault: Promise<RestorationFault | null> }>();
  const queue = new PQueue({ concurrency: AT_ONCE });

  return async (path: string, trust: ArchiveTrust): Promise<RestorationFault | null> => {
    // Compares ctime, because a program can set mtime but not ctime.
    const { size, ctimeMs, ino } = await stat(path);
    const stamp = [size, ctimeMs, ino].join(' ');
    const known = checks.get(path);
    if (known?.stamp === stamp) return known.fault;
    const fault = queue.add(() => readToSeal(path, trust));
    checks.set(path, { stamp, fault });
    return fault;
  };
}

export type CheckSeal = ReturnType<typeof createSealChecks>;
