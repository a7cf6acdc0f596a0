import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Number of clock ticks per second. Linux reports CPU time in ticks. */
const TICKS = 100;
/** Index of the parent's pid in `/proc/<pid>/stat`, counted after the process name in brackets. */
const PARENT = 1;

function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Returns the CPU time of a process in seconds, including child processes that have ended. */
export function cpuSeconds(pid: number): number {
  return (
    statOf(pid)
      .slice(11, 15)
      .reduce((sum, field) => sum + Number(field), 0) / TICKS
  );
}

export function databaseSeconds(dataDir: string): number {
  const [line] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const server = Number(line);
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const own = pids.filter((pid) => pid === server || Number(statOf(pid)[PARENT]) === server);
  return own.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

/** Milliseconds of CPU time per response. */
export type Work = { portalMs: number; databaseMs: number; loadMs: number };

type Workers = { pids: readonly number[]; dataDir?: string };

/** Runs `load` and returns the CPU time per response, which depends less on other processes than elapsed time does. */
export async function measureWork<T extends { answers: number }>(
  { pids, dataDir }: Workers,
  load: () => Promise<T>,
): Promise<T & Work> {
  const read = () => ({
    portal: pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0),
    database: dataDir === undefined ? 0 : databaseSeconds(dataDir),
    load: cpuSeconds(process.pid),
  });
  const before = read();
  const round = await load();
  const after = read();
  const msOf = (what: keyof typeof before) => (1000 * (after[what] - before[what])) / round.answers;
  return { ...round, portalMs: msOf('portal'), databaseMs: msOf('database'), loadMs: msOf('load') };
}
