import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildBnb, buildStruttura, MONTEPULCIANO } from '../../../test/build-struttura.ts';
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

describe('no statement can store what the product may not know', () => {
  const LONG = 'x'.repeat(6000);

  test.each<[string, Overrides, string]>([
    ['a name of 121 characters', { nome: LONG.slice(0, 121) }, 'strutture_nome_check'],
    ['no name', { nome: '' }, 'strutture_nome_check'],
    ['a description of 5,001 characters', { descrizione: LONG.slice(0, 5001) }, 'strutture_descrizione_check'],
    ['an address of 201 characters', { indirizzo: LONG.slice(0, 201) }, 'strutture_indirizzo_check'],
    ['no type', { tipo_struttura: [] }, 'strutture_tipo_struttura_check'],
    ['a CIN in lower case', { cin: 'it052015c2abcd1234' }, 'strutture_cin_check'],
    ['a CIN without its IT', { cin: '052015C2ABCD1234' }, 'strutture_cin_check'],
    ['a CIN of 18 characters without its IT', { cin: `IT${LONG.slice(0, 18).toUpperCase()}` }, 'strutture_cin_check'],
    ['a CAP of 4 digits', { cap: '5304' }, 'strutture_cap_check'],
    ['a place in France', { lat: 48.85, lon: 2.35 }, 'strutture_lat_check'],
    ['a price of 0', { prezzo_notte_cents: 0 }, 'price_cents_check'],
    ['a price above 100,000 euros', { prezzo_notte_cents: 10_000_001 }, 'price_cents_check'],
    ['a casa_vacanza without a price', { prezzo_notte_cents: null }, 'strutture_check'],
    ['no bed', { posti_letto: 0 }, 'strutture_posti_letto_check'],
    ['no bathroom', { num_bagni: 0 }, 'strutture_num_bagni_check'],
    ['a service that is none', { servizi: ['Sauna'] }, 'servizi_list_check'],
    ['a bb without breakfast', { tipo_struttura: ['bb'] }, 'strutture_breakfast'],
    ['cleaning for nothing', { servizio_pulizie: true }, 'strutture_cleaning_price'],
    ['a price for no cleaning', { prezzo_pulizie_cents: 500 }, 'strutture_cleaning_price'],
    [
      'a calendar address of another kind',
      { booking_ical_url: 'file:///etc/passwd' },
      'strutture_booking_ical_url_check',
    ],
    ['an approved struttura without a CIN', { cin: null }, 'strutture_public_is_complete'],
    ['one that nobody approved', { approved_at: null }, 'strutture_public_is_complete'],
    ['a comune that is none', { citta_id: 999_998 }, 'strutture_citta_id_fkey'],
  ])('%s', async (_, overrides, constraint) => {
    await expect(insert(overrides)).rejects.toMatchObject({ constraint });
  });

  test.each([
    ['an empty stay', '[2026-08-14,2026-08-14)'],
    ['a stay without an end', '[2026-08-14,)'],
    ['a stay that never began', '(,2026-08-14)'],
    ['a stay for ever', '[2026-08-14,infinity)'],
    ['a stay of another century', '[1926-08-14,1926-08-21)'],
    ['a stay beyond 2100', '[2099-12-31,2100-01-02)'],
  ])('%s', async (_, period) => {
    const id = await insert({ status: 'in_attesa' });
    const insertion = sql`
      insert into calendar_events (unit_id, period, event_type, platform_source)
      select id, ${period}::daterange, 'booking', 'airbnb' from units where struttura_id = ${id}`;
    await expect(insertion.execute(database.db)).rejects.toMatchObject({ constraint: 'calendar_events_period_check' });
  });

  test('an eleventh photo', async () => {
    const id = await insert({});
    const photo = await database.db
      .insertInto('photos')
      .values({ hash: 'abcdefghijklmnopqrst_-', width: 4, height: 3 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const show = (position: number) =>
      database.db.insertInto('struttura_photos').values({ struttura_id: id, photo_id: photo.id, position }).execute();
    await show(9);
    await expect(show(10)).rejects.toMatchObject({ constraint: 'struttura_photos_position_check' });
    await expect(show(0)).rejects.toMatchObject({ constraint: 'struttura_photos_struttura_id_photo_id_key' });
  });
});

describe('a CIN is reserved by approval only', () => {
  const cin = 'IT052015C2SAME0001';
  const approve = (id: number) =>
    database.db
      .updateTable('strutture')
      .set({ status: 'approvata', approved_at: new Date() })
      .where('id', '=', id)
      .execute();

  test('two submissions with the same CIN are both stored, and only one can be approved', async () => {
    const first = await insert({ cin, status: 'in_attesa' });
    const second = await insert({ cin, status: 'in_attesa' });
    await approve(second);
    await expect(approve(first)).rejects.toMatchObject({ constraint: 'strutture_cin_reserved' });
    await database.db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', second).execute();
    await expect(approve(first)).rejects.toMatchObject({ constraint: 'strutture_cin_reserved' });
    await database.db.updateTable('strutture').set({ status: 'eliminata' }).where('id', '=', second).execute();
    await approve(first);
  });
});

describe('strutture_per_citta counts approved strutture', () => {
  const countOf = async (cittaId: number) => {
    const row = await database.db
      .selectFrom('strutture_per_citta')
      .select('strutture_count')
      .where('citta_id', '=', cittaId)
      .executeTakeFirst();
    return row?.strutture_count ?? 0;
  };

  test('as they come, move, change their state and go', async () => {
    const before = await countOf(ROMA);
    const id = await insert({ citta_id: ROMA, status: 'in_attesa' });
    expect(await countOf(ROMA)).toBe(before);
    const set = (values: Updateable<StruttureTables['strutture']>) =>
      database.db.updateTable('strutture').set(values).where('id', '=', id).execute();
    await set({ status: 'approvata', approved_at: new Date() });
    expect(await countOf(ROMA)).toBe(before + 1);
    await set({ nome: 'Un altro nome' });
    expect(await countOf(ROMA)).toBe(before + 1);
    await set({ citta_id: TORINO });
    expect([await countOf(ROMA), await countOf(TORINO)]).toEqual([before, 1]);
    await set({ status: 'sospesa' });
    expect(await countOf(TORINO)).toBe(0);
    await set({ status: 'approvata' });
    await database.db.deleteFrom('strutture').where('id', '=', id).execute();
    expect(await countOf(TORINO)).toBe(0);
  });

  test('however many are approved at once, in whatever order of towns, none is lost and nobody deadlocks', async () => {
    const [rome, turin] = [await countOf(ROMA), await countOf(TORINO)];
    const pairs = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const towns = index % 2 === 0 ? [ROMA, TORINO] : [TORINO, ROMA];
        return Promise.all(towns.map((citta_id) => insert({ citta_id, status: 'in_attesa' })));
      }),
    );
    await Promise.all(
      pairs.map((ids) =>
        database.db
          .updateTable('strutture')
          .set({ status: 'approvata', approved_at: new Date() })
          .where('id', 'in', ids)
          .execute(),
      ),
    );
    expect([await countOf(ROMA), await countOf(TORINO)]).toEqual([rome + 40, turin + 40]);
  });
});

describe('the price of a bnb is its cheapest room on offer', () => {
  const priceOf = async (id: number) =>
    (
      await database.db
        .selectFrom('strutture')
        .select('prezzo_notte_cents')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).prezzo_notte_cents;

  test('as rooms come, change and go', async () => {
    const { id, camere } = await buildBnb(database.db, [9000, 6000, 7500], { citta_id: MONTEPULCIANO });
    expect(await priceOf(id)).toBe(6000);
    await database.db
      .updateTable('camere')
      .set({ disponibile: false })
      .where('id', '=', camere[1] ?? 0)
      .execute();
    expect(await priceOf(id)).toBe(7500);
    await database.db
      .deleteFrom('camere')
      .where('id', '=', camere[2] ?? 0)
      .execute();
    expect(await priceOf(id)).toBe(9000);
    await database.db.updateTable('camere').set({ disponibile: false }).where('struttura_id', '=', id).execute();
    expect(await priceOf(id)).toBe(6000);
  });
});

describe('units', () => {
  test('are made with the struttura and its rooms, and go with them', async () => {
    const { id, camere } = await buildBnb(database.db, [9000, 6000]);
    const units = () =>
      database.db.selectFrom('units').select('camera_id').where('struttura_id', '=', id).orderBy('id').execute();
    expect((await units()).map(({ camera_id }) => camera_id)).toEqual([null, ...camere]);
    await database.db
      .deleteFrom('camere')
      .where('id', '=', camere[0] ?? 0)
      .execute();
    expect(await units()).toHaveLength(2);
    await database.db.deleteFrom('strutture').where('id', '=', id).execute();
    expect(await units()).toEqual([]);
  });
});
