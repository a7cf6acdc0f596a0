import { readFileSync } from 'node:fs';

/** The processes that a process started and that have not ended, as Linux lists them. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Ends processes as `kill -9` does; gives how many of them there were to end. */
export function killAll(pids: readonly number[]): number {
  return pids.filter((pid) => {
    try {
      return process.kill(pid, 'SIGKILL');
    } catch {
      return false;
    }
  }).length;
}
