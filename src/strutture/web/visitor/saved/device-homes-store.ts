import { noteViewed, readDeviceHomes, toggleHome } from '../../../rules/device-homes.ts';

const SAVED = 'ospitalia_salvate';
const VIEWED = 'ospitalia_viste';

/** Stores a string in memory if local storage is unavailable, as in some private windows. */
function createMemory(key: string) {
  let fallback: string | null = null;
  return {
    read(): string | null {
      try {
        return fallback ?? localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(text: string): void {
      try {
        localStorage.setItem(key, text);
        fallback = null;
      } catch {
        fallback = text;
      }
    },
  };
}

function createStore(key: string, change: (ids: readonly number[], id: number) => number[]) {
  const memory = createMemory(key);
  const watchers = new Set<() => void>();
  let text: string | null = null;
  let ids: readonly number[] = [];
  const read = (): readonly number[] => {
    const now = memory.read();
    if (now !== text) ids = readDeviceHomes(now);
    text = now;
    return ids;
  };
  const notify = () => {
    for (const watch of watchers) watch();
  };
  // This event fires only for changes made in other tabs.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  return {
    read,
    change(id: number): void {
      memory.write(JSON.stringify(change(read(), id)));
      notify();
    },
    subscribe(watch: () => void): () => void {
      if (watchers.size === 0) addEventListener('storage', onStorage);
      watchers.add(watch);
      return () => {
        watchers.delete(watch);
        if (watchers.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

export const savedHomes = createStore(SAVED, toggleHome);
export const viewedHomes = createStore(VIEWED, noteViewed);

const NONE: readonly number[] = [];
export const noHomes = () => NONE;
