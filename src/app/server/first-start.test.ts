import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createSeal } from '../../calendar/server/seal.ts';

const PORTAL = join(import.meta.dirname, '../../../test/portal-process.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'ospitalia-primo-avvio-'));
const database = await createTestDatabase();
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function takePort(): Promise<{ port: string; free(): void }> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  return { port, free: () => void other.close() };
}

test('a failed start creates no administrator, but logs a warning about a changed secret', async () => {
  const struttura = await buildStruttura(database.db);
  const { id: unit_id } = await database.db
    .selectFrom('units')
    .where('struttura_id', '=', struttura)
    .select('id')
    .executeTakeFirstOrThrow();
  const sealed_url = createSeal('the secret before the restoration').seal('https://example.com/a.ics');
  const feed = { unit_id, platform: 'vrbo', sealed_url, shown_url: '•••', host: 'example.com' } as const;
  await database.db.insertInto('feeds').values(feed).execute();
  const other = await takePort();
  const { status, stdout, stderr } = spawnSync(process.execPath, [PORTAL], {
    env: { OSPITALIA_LANG: 'it', PORT: other.port, DATABASE_URL: database.url, OSPITALIA_DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  other.free();
  expect(status).toBe(1);
  expect(stdout).toContain('Senza STRIPE_SECRET_KEY i pagamenti sono una prova: nessun addebito');
  expect(stderr).toContain(`La porta ${other.port} è già occupata`);
  expect(stderr).toMatch(/"feeds":1,"msg":"URLs of feeds are encrypted with another OSPITALIA_SECRET: /);
  expect(await database.db.selectFrom('admins').select('username').execute()).toEqual([]);
});

test('the first administrator’s password is not printed if the portal runs as a service, because logs would store it', async () => {
  const { port, free } = await takePort();
  free();
  const portal = spawn(process.execPath, [PORTAL], {
    env: { OSPITALIA_LANG: 'it', PORT: port, DATABASE_URL: database.url, OSPITALIA_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of portal.stdout) {
    output += String(chunk);
    if (output.includes('utente admin')) break;
  }
  portal.kill();
  await once(portal, 'exit');
  expect(output).toContain('utente admin; la password si sceglie con npm run db -- admin password admin');
  expect(output).not.toContain('password admin,');
  expect(await database.db.selectFrom('admins').select('username').execute()).toEqual([{ username: 'admin' }]);
});
