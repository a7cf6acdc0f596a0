import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Actor } from '../../kernel/account.ts';
import { recordAction } from './repository.ts';

const ACTOR: Actor = { username: 'admin', address: '192.0.2.7', request_id: 'r-1' };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

async function lines() {
  const { rows } = await sql<object>`select * from registro_azioni order by id`.execute(database.db);
  return rows;
}

describe('a line of the register', () => {
  test('says who did what to which struttura, when, from where, and what it changed', async () => {
    await recordAction(database.db, ACTOR, {
      azione: 'contatti',
      struttura: { id: 7, nome: 'Podere Le Querce' },
      prima: { telefono: '+39 3…01', prezzo_notte: 95.5 },
      dopo: { telefono: null, servizi: ['WiFi'] },
    });
    expect(await lines()).toEqual([
      {
        id: 1,
        at: expect.any(Date),
        username: 'admin',
        azione: 'contatti',
        struttura_id: 7,
        struttura_nome: 'Podere Le Querce',
        prima: { telefono: '+39 3…01', prezzo_notte: 95.5 },
        dopo: { telefono: null, servizi: ['WiFi'] },
        address: '192.0.2.7',
        request_id: 'r-1',
      },
    ]);
  });

  test('is not there when its action fails', async () => {
    const before = await lines();
    const failing = database.db.transaction().execute(async (transaction) => {
      await recordAction(transaction, ACTOR, { azione: 'accesso' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await lines()).toEqual(before);
  });
});

describe('the register', () => {
  const CHANGES = [
    'update registro_azioni set username = $$altri$$',
    'delete from registro_azioni',
    'truncate registro_azioni',
  ];

  test.each(CHANGES)('is append-only even for the owner of the table: %s', async (statement) => {
    const before = await lines();
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('the register of actions is append-only');
    expect(await lines()).toEqual(before);
  });
});
