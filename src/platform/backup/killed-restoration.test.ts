import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEAL, TRUST } from '../../../test/archive-keys.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { fillPortal, hashRows, purgeRows } from '../../../test/full-portal.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { IS_VERIFY, KILLS } from '../../../test/verify.ts';
import { restoreBackup } from '../../app/server/backup/restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const PATIENCE = { timeout: 60_000, interval: 5 };
const RESTORATION = join(import.meta.dirname, '../../../test/restore-process.ts');
const file = join(temporaryFolder(), 'svuotamento.backup');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const MOMENTS = {
  ...(IS_VERIFY && { 'while it reads the archive': `query like 'copy "archived_%'` }),
  'while it restores rows': `state = 'active' and wait_event_type = 'Lock'`,
  'after it has restored all rows': `query like 'alter table%enable trigger user' or query = 'commit'`,
};

test.each(Object.entries(MOMENTS))(
  'a restore that is killed %s either completes or has no effect',
  KILLS,
  async (moment, condition) => {
    await fillPortal(database.db);
    const whole = await hashRows(database);
    await writeBackup(database.pool, file, SEAL);
    await purgeRows(database.db);
    const purged = await hashRows(database);
    const writer = await database.pool.connect();
    await writer.query('begin');
    if (moment === 'while it restores rows') await writer.query('lock table calendar_events in row exclusive mode');
    const child = spawn(process.execPath, [RESTORATION, database.url, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    const sessions = (that: string) =>
      sql.raw(`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name = 'ospitalia' and (${that})`);
    await vi.waitFor(async () => {
      const isThere = (await sessions(condition).execute(database.db)).rows.length > 0;
      expect(isThere || child.exitCode !== null).toBe(true);
    }, PATIENCE);
    child.kill('SIGKILL');
    await ended;
    await writer.query('rollback');
    writer.release();
    await vi.waitFor(async () => {
      expect((await sessions(`state <> 'idle'`).execute(database.db)).rows).toEqual([]);
    }, PATIENCE);
    expect([purged, whole]).toContainEqual(await hashRows(database));
    await restoreBackup(database, file, TRUST);
    expect(await hashRows(database)).toEqual(whole);
  },
);
