import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { cpuSeconds } from '../bench/cpu-seconds.ts';
import { FLAT_TABLES } from './flat-tables.ts';
import { parseMetric } from './parse-metrics.ts';

/** What is looked at: a portal's process, its database and its metrics. `heapMb`: after the garbage collector has run. */
export type WatchedPortal = { pid: number; db: Db; metricsUrl: string; heapMb(): Promise<number> };

/** The name by which the soak's own connections are told from the portal's. */
export const OWN_NAME = 'soak';

const LEVELS = [
  'heapMb',
  'rssMb',
  'descriptors',
  'sockets',
  'connections',
  'poolSize',
  'jobsWaiting',
  'oldestJobSeconds',
  'databaseMb',
  'cpuSeconds',
] as const;
export type Level = (typeof LEVELS)[number];

/** One look at a portal: its levels, the rows of the tables that ought to be flat, and all tables as PostgreSQL counts them. */
export type Sample = {
  levels: Record<Level, number>;
  rows: Record<string, number>;
  tables: Record<string, { rows: number; dead: number; mb: number }>;
};

const KB_PER_MB = 1024;
const BYTES_PER_MB = 1024 * 1024;

function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / KB_PER_MB;
}

/** What each of a process's file descriptors leads to; one may be closed while we look. */
function descriptorsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return '';
    }
  });
}

async function readRows(db: Db): Promise<Sample['rows']> {
  const rows: Sample['rows'] = {};
  for (const { name, count } of FLAT_TABLES) {
    rows[name] = (await sql<{ n: number }>`${sql.raw(count)}`.execute(db)).rows[0]?.n ?? Number.NaN;
  }
  return rows;
}

async function readTables(db: Db): Promise<Sample['tables']> {
  const { rows } = await sql<{ name: string; rows: number; dead: number; bytes: number }>`
    select schemaname || '.' || relname as name, n_live_tup as rows, n_dead_tup as dead, pg_total_relation_size(relid) as bytes
    from pg_stat_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0`.execute(db);
  return Object.fromEntries(rows.map(({ name, bytes, ...counts }) => [name, { ...counts, mb: bytes / BYTES_PER_MB }]));
}

async function readServer(db: Db): Promise<{ connections: number; bytes: number }> {
  const { rows } = await sql<{ connections: number; bytes: number }>`
    select pg_database_size(current_database()) as bytes, (select count(*)::int from pg_stat_activity
      where backend_type = 'client backend' and application_name <> ${OWN_NAME}) as connections`.execute(db);
  return rows[0] ?? { connections: Number.NaN, bytes: Number.NaN };
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export async function readSample({ pid, db, metricsUrl, heapMb }: WatchedPortal): Promise<Sample> {
  const metrics = await (await fetch(metricsUrl)).text();
  const { connections, bytes } = await readServer(db);
  const descriptors = descriptorsOf(pid);
  return {
    levels: {
      heapMb: await heapMb(),
      rssMb: residentMb(pid),
      descriptors: descriptors.length,
      sockets: descriptors.filter((target) => target.startsWith('socket:')).length,
      connections,
      poolSize: total(parseMetric(metrics, 'ospitalia_database_connections')),
      jobsWaiting: total(parseMetric(metrics, 'ospitalia_jobs_waiting')),
      oldestJobSeconds: Math.max(0, ...parseMetric(metrics, 'ospitalia_jobs_oldest_waiting_seconds')),
      databaseMb: bytes / BYTES_PER_MB,
      cpuSeconds: cpuSeconds(pid),
    },
    rows: await readRows(db),
    tables: await readTables(db),
  };
}
