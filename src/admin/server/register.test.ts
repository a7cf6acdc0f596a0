import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Actor } from '../../kernel/people/account.ts';
import { NO_FILTER } from '../contract.ts';
import { findLines, recordAction } from './repository.ts';

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

describe('recordAction', () => {
  test('records the author, object, time, network address and changes', async () => {
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
        address: '192.0.2.0/24',
        request_id: 'r-1',
        oggetto: null,
        once: null,
      },
    ]);
  });

  test('is rolled back if its transaction fails', async () => {
    const before = await lines();
    const failing = database.db.transaction().execute(async (transaction) => {
      await recordAction(transaction, ACTOR, { azione: 'accesso' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await lines()).toEqual(before);
  });
});

test('recordAction writes only one entry for the same `once` key, even if called concurrently', async () => {
  const action = { azione: 'accesso_fallito', once: 'giulia 09' } as const;
  await Promise.all([1, 2, 3].map(() => recordAction(database.db, ACTOR, action)));
  const { rows } = await sql`select address from registro_azioni where once = 'giulia 09'`.execute(database.db);
  expect(rows).toEqual([{ address: '192.0.2.0/24' }]);
});

describe('findLines', () => {
  const page = (query: Partial<Parameters<typeof findLines>[1]>) =>
    findLines(database.db, { ...NO_FILTER, limit: 50, ...query });

  test('returns pages of entries, newest first, and repeats no entry if one is added between two page loads', async () => {
    for (let serial = 0; serial < 5; serial += 1) {
      await recordAction(database.db, { ...ACTOR, request_id: `page-${serial}` }, { azione: 'accesso' });
    }
    const first = await page({ limit: 2 });
    await recordAction(database.db, ACTOR, { azione: 'uscita' });
    const second = await page({ limit: 2, prima_di: first[1]?.id });
    expect([...first, ...second].map(({ request_id }) => request_id)).toEqual(['page-4', 'page-3', 'page-2', 'page-1']);
  });

  test('filters by struttura', async () => {
    for (const id of [701, 702, 701]) {
      await recordAction(database.db, ACTOR, { azione: 'foto', struttura: { id, nome: `Casa ${id}` } });
    }
    const found = await page({ struttura_id: 701 });
    expect(found.map(({ struttura_nome }) => struttura_nome)).toEqual(['Casa 701', 'Casa 701']);
    expect(await page({ struttura_id: 701, prima_di: found[0]?.id })).toEqual([found[1]]);
  });
});

test.each([
  'update registro_azioni set username = $$altri$$',
  'delete from registro_azioni',
  'truncate registro_azioni',
])("rejects changes to the audit log, even by the table's owner: %s", async (statement) => {
  const before = await lines();
  await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('the register of actions is append-only');
  expect(await lines()).toEqual(before);
});
