import { readdirSync, readlinkSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { cpuSeconds } from '../cpu-seconds.ts';
import { memoryMb } from '../portal.ts';
import { FLAT_TABLES } from './flat-tables.ts';

export type WatchedPortal = { pid: number; db: Db; metricsUrl: string; heapMb(): Promise<number> };

export const APPLICATION_NAME = 'soak';

const LEVELS = [
  'heapMb',
  'rssMb',
  'descriptors',
  'sockets',
  'connections',
  'jobsWaiting',
  'oldestJobSeconds',
  'cpuSeconds',
] as const;
export type Level = (typeof LEVELS)[number];

export type Sample = {
  levels: Record<Level, number>;
  rows: Record<string, number>;
};

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

async function readConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where backend_type = 'client backend' and application_name <> ${APPLICATION_NAME}`.execute(db);
  return rows[0]?.n ?? Number.NaN;
}

function valuesOf(text: string, name: string): number[] {
  const line = new RegExp(`^${name}(?:\\{[^\\n]*\\})? (\\S+)`, 'gm');
  return [...text.matchAll(line)].map(([, value]) => Number(value));
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export async function readSample({ pid, db, metricsUrl, heapMb }: WatchedPortal): Promise<Sample> {
  const metrics = await (await fetch(metricsUrl)).text();
  const descriptors = descriptorsOf(pid);
  return {
    levels: {
      heapMb: await heapMb(),
      rssMb: memoryMb(pid, 'VmRSS'),
      descriptors: descriptors.length,
      sockets: descriptors.filter((target) => target.startsWith('socket:')).length,
      connections: await readConnections(db),
      jobsWaiting: total(valuesOf(metrics, 'ospitalia_jobs_waiting')),
      oldestJobSeconds: Math.max(0, ...valuesOf(metrics, 'ospitalia_jobs_oldest_waiting_seconds')),
      cpuSeconds: cpuSeconds(pid),
    },
    rows: await readRows(db),
  };
}
