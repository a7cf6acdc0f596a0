import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-primo-avvio-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** A port that somebody else listens on. */
async function takePort(): Promise<{ port: string; free(): void }> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  return { port, free: () => void other.close() };
}

test('a start that fails makes no administrator whose password nobody would ever see', async () => {
  const other = await takePort();
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../test/portal-process.ts')], {
    env: { PORT: other.port, DATABASE_URL: database.url, OSPITALIA_DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  other.free();
  expect(status).toBe(1);
  expect(stderr).toContain(`La porta ${other.port} è già occupata`);
  expect(await database.db.selectFrom('admins').select('username').execute()).toEqual([]);
}, 60_000);
