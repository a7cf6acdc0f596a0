import { setTimeout as pause } from 'node:timers/promises';
import type { CallLimit } from '../../kernel/calls/call.ts';
import type { CountedAttempt, Limit } from '../../kernel/calls/limits.ts';

/** What one process has counted of somebody in a window and not yet told. `endsAt` in milliseconds since 1970. */
export type UnsyncedCount = { key: string; acts: number; endsAt: number };

/** Adds to the sums that all processes share; gives each sum as it is now, by key. */
export type SyncCounts = (unsynced: readonly UnsyncedCount[]) => Promise<ReadonlyMap<string, number>>;

/** Acts that a process lets through before it must have told: what each further process may add to a limit. */
export const SYNC_THRESHOLD = 100;
/** Fewer acts in a window are not worth a row: each process may keep so many to itself, within its credit. */
const WORTH = 30;
/** A caller waits so long for the others' counts, as for a connection, and then passes on those of this process. */
const SYNC_TIMEOUT_MS = 2000;
/** After a failure nobody waits for so long. */
const DEGRADED_MS = 1000;

type Window = { endsAt: number; own: number; synced: number; others: number };

/** Counts here; synced with the others about once a second. Never throws. */
export type ApproximateLimit = Limit & { sync(): Promise<void> };

type ApproximateLimitOptions = { keyOf(who: string): string; syncCounts: SyncCounts };

/** The end of the window that a moment lies in: the same in all processes, and another for each key, lest all begin at once. */
export function windowEnd(key: string, windowMs: number, now: number): number {
  let shift = 0;
  for (const character of key) shift = (shift * 31 + (character.codePointAt(0) ?? 0)) % windowMs;
  return now - ((now + shift) % windowMs) + windowMs;
}

function applyTotals(
  windows: ReadonlyMap<string, Window>,
  sent: readonly UnsyncedCount[],
  sums: ReadonlyMap<string, number>,
): void {
  for (const { key, acts, endsAt } of sent) {
    const window = windows.get(key);
    if (window?.endsAt !== endsAt) continue;
    window.synced += acts;
    window.others = (sums.get(key) ?? window.synced + window.others) - window.synced;
  }
}

/** What other processes ought to know by now. Ascending keys: two that lock rows in one order do not wait for each other. */
function listUnsynced(windows: ReadonlyMap<string, Window>): UnsyncedCount[] {
  return [...windows]
    .filter(([, { own, synced }]) => own >= WORTH && own !== synced)
    .map(([key, { own, synced, endsAt }]) => ({ key, acts: own - synced, endsAt }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** The windows of a limit in this process, and the telling of them, one at a time. */
function createWindows(syncCounts: SyncCounts) {
  const windows = new Map<string, Window>();
  let syncing: Promise<void> | null = null;
  let degradedUntil = 0;

  async function syncAll(): Promise<void> {
    for (const [key, { endsAt }] of windows) if (endsAt <= Date.now()) windows.delete(key);
    const unsynced = listUnsynced(windows);
    if (unsynced.length === 0) return;
    try {
      applyTotals(windows, unsynced, await syncCounts(unsynced));
    } catch {
      // Then each process counts for itself. Whoever needs the database hears of it from their own statements.
      degradedUntil = Date.now() + DEGRADED_MS;
    }
  }

  function sync(): Promise<void> {
    syncing ??= syncAll().finally(() => {
      syncing = null;
    });
    return syncing;
  }

  const shouldSync = ({ own, synced }: Window) => own - synced >= SYNC_THRESHOLD && Date.now() >= degradedUntil;

  /** Waits until the others have been told, or too long. */
  async function syncOrTimeOut(): Promise<void> {
    const late = pause(SYNC_TIMEOUT_MS, 'late', { ref: false });
    if ((await Promise.race([sync(), late])) === 'late') degradedUntil = Date.now() + DEGRADED_MS;
  }

  return { windows, sync, syncOrTimeOut, shouldSync };
}

export function createApproximateLimit(
  { calls, seconds }: CallLimit,
  { keyOf, syncCounts }: ApproximateLimitOptions,
): ApproximateLimit {
  const windowMs = seconds * 1000;
  const { windows, sync, syncOrTimeOut, shouldSync } = createWindows(syncCounts);

  function windowOf(key: string): Window {
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > Date.now()) return known;
    const window = { endsAt: windowEnd(key, windowMs, Date.now()), own: 0, synced: 0, others: 0 };
    windows.set(key, window);
    return window;
  }

  return {
    sync,
    async count(who, acts = 1): Promise<CountedAttempt> {
      const key = keyOf(who);
      let window = windowOf(key);
      const hasRoom = () => window.own + window.others + acts <= calls;
      while (hasRoom() && shouldSync(window)) {
        await syncOrTimeOut();
        // Of a window that ended meanwhile nobody is told any more: it would be waited for without end.
        window = windowOf(key);
      }
      // Nothing is waited for between the last look and the count: calls come at once.
      const isWithin = hasRoom();
      if (isWithin) window.own += acts;
      return {
        waitSeconds: isWithin ? 0 : Math.max(1, Math.ceil((window.endsAt - Date.now()) / 1000)),
        async resetAttempts() {
          if (isWithin) window.own -= acts;
        },
      };
    },
  };
}
