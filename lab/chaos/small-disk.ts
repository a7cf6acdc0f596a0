import { execFileSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';

/** A disk of its own in memory, which can be made as small as what lies on it. */
export type SmallDisk = { fill(): void; free(): void; close(): void };

/** Roomy enough for a portal to take photos (`disk-state.ts`): memory is taken by what is written alone. */
const SIZE_KB = 8_000_000;
const LEFT_KB = 40;

function mount(...args: string[]): void {
  execFileSync('mount', args, { stdio: 'ignore' });
}

/** Mounts one at a folder; `null`: nobody may mount here, and a full disk cannot be tried. */
export function mountSmallDisk(folder: string): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  try {
    mount('-t', 'tmpfs', '-o', `size=${SIZE_KB}k,mode=755`, 'tmpfs', folder);
  } catch {
    return null;
  }
  const resize = (kilobytes: number) => mount('-o', `remount,size=${kilobytes}k`, folder);
  const unmount = () => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  process.once('exit', unmount);
  return {
    fill() {
      const { blocks, bfree, bsize } = statfsSync(folder);
      resize(Math.ceil(((blocks - bfree) * bsize) / 1024) + LEFT_KB);
    },
    free: () => resize(SIZE_KB),
    close() {
      process.off('exit', unmount);
      unmount();
    },
  };
}
