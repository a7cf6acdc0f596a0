import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts the time of processes in hundredths of a second. */
const TICKS = 100;
/** The field of a process's `stat`, counted after its name in brackets, that says whose child it is. */
const PARENT = 1;

function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** User and system time of a process, and of the children that it has waited for, in seconds. */
export function cpuSeconds(pid: number): number {
  return (
    statOf(pid)
      .slice(11, 15)
      .reduce((sum, field) => sum + Number(field), 0) / TICKS
  );
}

/** The same of an embedded PostgreSQL: its server and each of its backends. */
export function databaseSeconds(dataDir: string): number {
  const [line] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const server = Number(line);
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  const own = pids.filter((pid) => pid === server || Number(statOf(pid)[PARENT]) === server);
  return own.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

/** Milliseconds of the processor that an answer cost: the portals, PostgreSQL, and whoever asked. */
export type Work = { portalMs: number; databaseMs: number; loadMs: number };

type Workers = { pids: readonly number[]; dataDir?: string };

/** What a load cost besides its own figures. Time of the processor stays the same while others use the machine, too. */
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
