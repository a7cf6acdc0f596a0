import { openDatabase } from '../src/platform/database/open-database.ts';
import { SUPERUSER } from '../src/platform/postgres/create-cluster.ts';
import { createServer, endServer, fill, removeServer, startServer, urlOf } from './standby.ts';

const LOGICAL = {
  wal_level: 'logical',
  max_logical_replication_workers: '4',
  max_wal_senders: '10',
  // What a subscriber does that could not apply a change: try again, five seconds later without this.
  wal_retrieve_retry_interval: '100ms',
};

/** Two servers of PostgreSQL: a migrated one with all locations, and an empty one for searches. */
export async function openSearchClusters() {
  const [primary, subscriber] = [
    await createServer('ospitalia-primario-', LOGICAL),
    await createServer('ospitalia-ricerche-', LOGICAL),
  ];
  await fill(urlOf(primary));
  const searchUrl = urlOf(subscriber);
  return {
    primaryUrl: urlOf(primary),
    searchUrl,
    /** Another database of the first server. */
    neighbourUrl: urlOf(primary).replace(new RegExp(`${SUPERUSER}$`), 'postgres'),
    /** As a machine that loses its power. */
    kill: () => endServer(subscriber, 'SIGKILL'),
    start: () => startServer(subscriber),
    async atSubscriber(statement: string): Promise<Record<string, unknown>[]> {
      const { pool, close } = openDatabase(searchUrl);
      try {
        return (await pool.query(statement)).rows;
      } finally {
        await close();
      }
    },
    async stop(): Promise<void> {
      for (const server of [subscriber, primary]) {
        await endServer(server, 'SIGQUIT');
        removeServer(server);
      }
    },
  };
}
