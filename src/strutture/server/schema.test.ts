import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBnb, buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { StruttureTables } from './tables.ts';

const ROMA = 58091;
const TORINO = 1272;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

type Overrides = NonNullable<Parameters<typeof buildStruttura>[1]>;
const insert = (overrides: Overrides) => buildStruttura(database.db, overrides);
const set = (id: number, values: Updateable<StruttureTables['strutture']>) =>
  database.db.updateTable('strutture').set(values).where('id', '=', id).execute();
const APPROVED = { status: 'approvata', approved_at: new Date() } as const;

describe('database constraints', () => {
  const text = (length: number) => 'x'.repeat(length);

  test.each<[string, Overrides, string]>([
    ['a name of 121 characters', { nome: text(121) }, 'strutture_nome_check'],
    ['a description of 5,001 characters', { descrizione: text(5001) }, 'strutture_descrizione_check'],
    ['an address of 201 characters', { indirizzo: text(201) }, 'strutture_indirizzo_check'],
    ['a struttura without a type', { tipo_struttura: [] }, 'strutture_tipo_struttura_check'],
    ['a CIN in lower case', { cin: 'it052015c2abcd1234' }, 'strutture_cin_check'],
    ['a CIN of 18 characters, not counting IT', { cin: `IT${'X'.repeat(18)}` }, 'strutture_cin_check'],
    ['a CAP of 4 digits', { cap: '5304' }, 'strutture_cap_check'],
    ['a place in France', { lat: 48.85, lon: 2.35 }, 'strutture_lat_check'],
    ['a price of 0', { prezzo_notte_cents: 0 }, 'price_cents_check'],
    ['a casa_vacanza without a price', { prezzo_notte_cents: null }, 'strutture_check'],
    ['a struttura without beds', { posti_letto: 0 }, 'strutture_posti_letto_check'],
    ['a struttura without bathrooms', { num_bagni: 0 }, 'strutture_num_bagni_check'],
    ['an unknown service', { servizi: ['Sauna'] }, 'servizi_list_check'],
    ['a bb without breakfast', { tipo_struttura: ['bb'] }, 'strutture_breakfast'],
    ['a cleaning service without a price', { servizio_pulizie: true }, 'strutture_cleaning_price'],
    ['a calendar with a file URL', { booking_ical_url: 'file:///etc/passwd' }, 'strutture_booking_ical_url_check'],
    ['an approved struttura without a CIN', { cin: null }, 'strutture_public_is_complete'],
    ['an approved struttura without an approval time', { approved_at: null }, 'strutture_public_is_complete'],
    ['an unknown comune', { citta_id: 999_998 }, 'strutture_citta_id_fkey'],
  ])('reject %s', async (_, overrides, constraint) => {
    await expect(insert(overrides)).rejects.toMatchObject({ constraint });
  });

  test.each([
    ['an empty stay', '[2026-08-14,2026-08-14)'],
    ['a stay without an end', '[2026-08-14,)'],
    ['a stay without a beginning', '(,2026-08-14)'],
    ['an infinite stay', '[2026-08-14,infinity)'],
    ['a stay in the 20th century', '[1926-08-14,1926-08-21)'],
    ['a stay after 2100', '[2099-12-31,2100-01-02)'],
  ])('reject %s', async (_, period) => {
    const id = await insert({ status: 'in_attesa' });
    const insertion = sql`
      insert into calendar_events (unit_id, period, event_type, platform_source)
      select id, ${period}::daterange, 'booking', 'airbnb' from units where struttura_id = ${id}`;
    await expect(insertion.execute(database.db)).rejects.toMatchObject({ constraint: 'calendar_events_period_check' });
  });

  test('reject an eleventh photo and a duplicate photo', async () => {
    const { db } = database;
    const id = await insert({});
    const photo = { hash: 'abcdefghijklmnopqrst_-', width: 4, height: 3 };
    const shown = await db.insertInto('photos').values(photo).returning('id as photo_id').executeTakeFirstOrThrow();
    const show = (position: number) =>
      db
        .insertInto('struttura_photos')
        .values({ struttura_id: id, ...shown, position })
        .execute();
    await show(9);
    await expect(show(10)).rejects.toMatchObject({ constraint: 'struttura_photos_position_check' });
    await expect(show(0)).rejects.toMatchObject({ constraint: 'struttura_photos_struttura_id_photo_id_key' });
  });
});

test('the database accepts two submissions with the same CIN, but no second approval until the approved struttura is deleted', async () => {
  const fields = { cin: 'IT052015C2SAME0001', status: 'in_attesa' } as const;
  const [first, second] = [await insert(fields), await insert(fields)];
  for (const status of ['approvata', 'sospesa'] as const) {
    await set(second, { ...APPROVED, status });
    await expect(set(first, APPROVED)).rejects.toMatchObject({ constraint: 'strutture_cin_reserved' });
  }
  await set(second, { status: 'eliminata' });
  await set(first, APPROVED);
});

describe('strutture_per_citta', () => {
  async function counts(): Promise<number[]> {
    const rows = await database.db.selectFrom('strutture_per_citta').selectAll().execute();
    return [ROMA, TORINO].map((town) => rows.find(({ citta_id }) => citta_id === town)?.strutture_count ?? 0);
  }

  test('stays correct after inserts, moves, status changes and deletes', async () => {
    const id = await insert({ citta_id: ROMA, status: 'in_attesa' });
    expect(await counts()).toEqual([0, 0]);
    for (const [change, expected] of [
      [APPROVED, [1, 0]],
      [{ nome: 'Un altro nome' }, [1, 0]],
      [{ citta_id: TORINO }, [0, 1]],
      [{ status: 'sospesa' }, [0, 0]],
      [{ status: 'approvata' }, [0, 1]],
    ] as const) {
      await set(id, change);
      expect(await counts()).toEqual(expected);
    }
    await database.db.deleteFrom('strutture').where('id', '=', id).execute();
    expect(await counts()).toEqual([0, 0]);
  });

  test('stays correct after concurrent approvals in any order of towns, without deadlocks', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const towns = index % 2 === 0 ? [ROMA, TORINO] : [TORINO, ROMA];
        return Promise.all(towns.map((citta_id) => insert({ citta_id, status: 'in_attesa' })));
      }),
    );
    const approve = (ids: number[]) =>
      database.db.updateTable('strutture').set(APPROVED).where('id', 'in', ids).execute();
    await Promise.all(pairs.map(approve));
    expect(await counts()).toEqual([40, 40]);
  });
});

test('sets the price of a bnb to the price of its cheapest room on offer when rooms change', async () => {
  const { db } = database;
  const { id, camere } = await buildBnb(db, [9000, 6000, 7500]);
  const price = async () => {
    const strutture = db.selectFrom('strutture').select('prezzo_notte_cents').where('id', '=', id);
    return (await strutture.executeTakeFirstOrThrow()).prezzo_notte_cents;
  };
  const withdraw = db.updateTable('camere').set({ disponibile: false });
  expect(await price()).toBe(6000);
  await withdraw.where('id', '=', camere[1] ?? 0).execute();
  expect(await price()).toBe(7500);
  await db
    .deleteFrom('camere')
    .where('id', '=', camere[2] ?? 0)
    .execute();
  expect(await price()).toBe(9000);
  await withdraw.where('struttura_id', '=', id).execute();
  expect(await price()).toBe(6000);
});

test('creates a unit for the struttura and for each room, and deletes the unit together with the room or struttura', async () => {
  const { db } = database;
  const { id, camere } = await buildBnb(db, [9000, 6000]);
  const units = () => db.selectFrom('units').select('camera_id').where('struttura_id', '=', id).orderBy('id').execute();
  expect((await units()).map(({ camera_id }) => camera_id)).toEqual([null, ...camere]);
  await db
    .deleteFrom('camere')
    .where('id', '=', camere[0] ?? 0)
    .execute();
  expect(await units()).toHaveLength(2);
  await db.deleteFrom('strutture').where('id', '=', id).execute();
  expect(await units()).toEqual([]);
});
