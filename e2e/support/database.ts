import { expect } from '@playwright/test';
import { Pool } from 'pg';
import { runningUrl } from '../../src/server/postgres/open-postgres.ts';

/** The database of a portal at work, for what no call of ours can bring about or see. */
export function openRunning(dataDir: string): Pool {
  const connectionString = runningUrl(dataDir);
  expect(connectionString, `a database at work in ${dataDir}`).toBeDefined();
  return new Pool({ connectionString, max: 1 });
}
