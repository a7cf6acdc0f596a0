import { useEffect, useMemo, useState } from 'react';
import {
  type DeviceDraft,
  canStoreDrafts,
  type StoredDraft,
  readDeviceDraft,
  removeDeviceDraft,
  writeDeviceDraft,
} from './device-drafts.ts';

export type DeviceDrafts = {
  found: StoredDraft | null;
  /** Stores the draft and returns whether this succeeded. The last of several concurrent calls wins. */
  save(draft: Omit<DeviceDraft, 'writer'>, files: ReadonlyMap<string, File>): Promise<boolean>;
  remove(isSure: boolean): Promise<void>;
};

function warn(error: unknown): void {
  console.warn('La bozza non si può salvare sul dispositivo', error);
}

function createDeviceDrafts(key: string, found: StoredDraft | null): DeviceDrafts {
  const writer = crypto.randomUUID();
  const writers = found === null ? [writer] : [writer, found.draft.writer];
  const written = new Set(found?.files.keys());
  let hasWritten = false;
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    found,
    save: (draft, files) =>
      enqueue(async () => {
        const fresh = new Map([...files].filter(([id]) => !written.has(id)));
        try {
          await writeDeviceDraft(key, { ...draft, writer }, fresh);
          hasWritten = true;
          for (const id of fresh.keys()) written.add(id);
          return true;
        } catch (error) {
          warn(error);
          return false;
        }
      }),
    remove: (isSure) =>
      enqueue(async () => {
        if (!isSure && !hasWritten && found === null) return;
        await removeDeviceDraft(key, isSure ? null : writers).catch(warn);
        written.clear();
      }),
  };
}

/** Loads a form's draft from the device. Returns `null` while loading, and 'tab' if the draft belongs in the tab's storage. */
export function useDeviceDraft(key: string | null, resetCount: number): DeviceDrafts | null | 'tab' {
  const [loaded, setLoaded] = useState<{ key: string; found: StoredDraft | null; isAvailable: boolean } | null>(null);
  const isOnDevice = key !== null && canStoreDrafts();
  useEffect(() => {
    if (!isOnDevice) return undefined;
    let isCancelled = false;
    const settle = (found: StoredDraft | null, isAvailable: boolean) =>
      isCancelled || setLoaded({ key, found, isAvailable });
    readDeviceDraft(key, Date.now()).then(
      (found) => settle(found, true),
      (error: unknown) => {
        warn(error);
        settle(null, false);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [key, isOnDevice]);

  const drafts = useMemo(
    () => (loaded?.isAvailable ? createDeviceDrafts(loaded.key, resetCount === 0 ? loaded.found : null) : null),
    [loaded, resetCount],
  );
  if (!isOnDevice || loaded?.isAvailable === false) return 'tab';
  return loaded === null || loaded.key !== key ? null : drafts;
}
