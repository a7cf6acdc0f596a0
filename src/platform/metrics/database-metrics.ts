import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type DatabaseName = 'primary' | 'replica';
export type EndedQuery = { kind: string; seconds: number; error?: unknown };
type Pool = { totalCount: number; idleCount: number; waitingCount: number };

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 4];

const KINDS: Readonly<Record<string, string>> = {
  SelectQueryNode: 'select',
  InsertQueryNode: 'insert',
  UpdateQueryNode: 'update',
  DeleteQueryNode: 'delete',
  MergeQueryNode: 'merge',
};

function classOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
}

function registerPoolGauge(registry: Registry, pools: ReadonlyMap<DatabaseName, Pool>): void {
  const gauge = new Gauge({
    name: 'ospitalia_database_connections',
    help: 'Connections of this process: in use and idle, and requests waiting for one.',
    labelNames: ['database', 'state'],
    registers: [],
    collect() {
      for (const [database, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ database, state: 'used' }, totalCount - idleCount);
        this.set({ database, state: 'idle' }, idleCount);
        this.set({ database, state: 'waiting' }, waitingCount);
      }
    },
  });
  registry.registerMetric(gauge);
}

export function createDatabaseMetrics(registry: Registry) {
  const registers = [registry];
  const pools = new Map<DatabaseName, Pool>();
  const duration = new Histogram({
    name: 'ospitalia_database_query_duration_seconds',
    help: 'Duration of statements as measured by this process, without the wait for a connection.',
    labelNames: ['database', 'kind'],
    buckets: SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'ospitalia_database_errors_total',
    help: 'Failed statements, by error class; "connection": no response.',
    labelNames: ['database', 'class'],
    registers,
  });
  const lost = new Counter({
    name: 'ospitalia_database_connections_lost_total',
    help: 'Connections that broke while idle.',
    labelNames: ['database'],
    registers,
  });
  registerPoolGauge(registry, pools);

  return {
    watch(database: DatabaseName, pool: Pool): void {
      pools.set(database, pool);
    },
    queried(database: DatabaseName, { kind, seconds, error }: EndedQuery): void {
      duration.observe({ database, kind: KINDS[kind] ?? 'other' }, seconds);
      if (error !== undefined) errors.inc({ database, class: classOf(error) });
    },
    connectionLost(database: DatabaseName): void {
      lost.inc({ database });
    },
  };
}
