import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { createLog } from './create-log.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

test('logs the constraint that rejected a row, but not the row', async () => {
  const lines: string[] = [];
  const log = createLog(new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const storing = sql`
    insert into registro_azioni (username, azione, address, request_id)
    values ('anna', 'accesso', ${'anna@example.it'.repeat(10)}, '')
  `.execute(database.db);
  const err = await storing.catch((error: unknown) => error);
  log.error({ err }, 'failed');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('registro_azioni_address_check');
  expect(lines[0]).not.toContain('anna@example.it');
});

test('logs request IDs even if they look like tokens', () => {
  const lines: string[] = [];
  const log = createLog(new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  log.info({ request_id: id, session: id }, `session ${id}`);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ request_id: id, session: '[…]', msg: 'session […]' });
});
