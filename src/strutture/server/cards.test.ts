import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { cardDifferences } from '../../../test/card-differences.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createRandom, type RandomSource } from '../../../test/random-source.ts';
import { buildRandomHomes, rateSome, TOWNS } from '../../../test/search-model.ts';
import { sized } from '../../../test/verify.ts';
import { systemClock, today } from '../../kernel/dates/clock.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { createStruttureService } from './service.ts';

const ROUNDS = sized(120, 300);
const day = today(systemClock);
const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const { cardsOf } = createStruttureService(db);
await buildRandomHomes(db, 30, day);
const ids = (await db.selectFrom('strutture').select('id').orderBy('id').execute()).map(({ id }) => id);

const hashOf = (number: number) => String(number).padStart(22, 'p');
const photos = (
  await db
    .insertInto('photos')
    .values(Array.from({ length: 12 }, (_, n) => ({ hash: hashOf(n), width: 1200, height: 900 + n, alt: '' })))
    .returning('id')
    .execute()
).map(({ id }) => id);

const DESCRIPTIONS = [
  'Corta.',
  `  ${'Casale in pietra tra gli ulivi.  '.repeat(12)}`,
  '🏡'.repeat(200),
  `${'\u00a0\u2003\ufeff'.repeat(60)}Una casa\r\n\tdi   campagna, ${'lunga '.repeat(60)}`,
  `${'a'.repeat(159)} ${'b'.repeat(40)}`,
  `${'a'.repeat(160)} b`,
  `"Virgolette", \\ e <b>segni</b> \u2028 ${'«bene» '.repeat(30)}`,
];
const ADDRESSES = ['Via Roma 12', 'Via 4 Novembre, 12/B', 'Località Le Querce', 'Strada "vecchia" 3'];
const CLEANING = [
  { servizio_pulizie: true, prezzo_pulizie_cents: 4005 },
  { servizio_pulizie: false, prezzo_pulizie_cents: 0 },
];

async function showPhotos(random: RandomSource, struttura_id: number): Promise<void> {
  const shown = random.some(photos, 0.3).slice(0, 10);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('struttura_photos').where('struttura_id', '=', struttura_id).execute();
    if (shown.length === 0) return;
    const rows = shown.map((photo_id, position) => ({
      struttura_id,
      position,
      photo_id,
      fuoco: random.pick([null, '10-90', '50-50']),
    }));
    await transaction.insertInto('struttura_photos').values(rows).execute();
  });
}

async function writeSomething(random: RandomSource): Promise<void> {
  const id = random.pick(ids);
  const strutture = (change: object) => db.updateTable('strutture').set(change).where('id', '=', id).execute();
  const rooms = await db.selectFrom('camere').select('id').where('struttura_id', '=', id).orderBy('id').execute();
  const room = rooms[random.below(rooms.length)];
  const camere = (change: object) => room && db.updateTable('camere').set(change).where('id', '=', room.id).execute();
  const changes = [
    () => strutture({ descrizione: random.pick(DESCRIPTIONS) }),
    () => strutture({ indirizzo: random.pick(ADDRESSES), posizione_approssimativa: random.next() < 0.5 }),
    () => strutture({ nome: random.pick(['Villa "Sole"', "Ca' d'Oro", 'Podere / Hof', '🏡 Nido']) }),
    () =>
      strutture({ telefono: random.pick([null, '+39 333 555 0101']), email: random.pick([null, 'anna@example.it']) }),
    () => strutture(random.pick(CLEANING)),
    () => strutture({ prezzo_notte_cents: 4000 + random.below(5000) }),
    () => strutture({ is_demo: random.next() < 0.5, num_bagni: 1 + random.below(4), ha_cucina: random.next() < 0.5 }),
    () => strutture({ accettazione: random.pick(['immediata', 'su_richiesta']), politica_cancellazione: 'rigida' }),
    () =>
      strutture({ stripe_account_id: random.pick([null, 'acct_1']), stripe_onboarding_completed: random.next() < 0.7 }),
    () => strutture({ citta_id: random.pick(TOWNS) }),
    () =>
      strutture({ status: random.pick(['approvata', 'sospesa', 'eliminata', 'approvata']), approved_at: new Date() }),
    () => showPhotos(random, id),
    () => showPhotos(random, id),
    () =>
      db
        .updateTable('struttura_photos')
        .set({ fuoco: random.pick([null, '1-2']) })
        .where('struttura_id', '=', id)
        .execute(),
    () =>
      db
        .updateTable('photos')
        .set({ focus: random.pick([null, '30-70']) })
        .where('id', '=', random.pick(photos))
        .execute(),
    () => rateSome(db, random, id, random.pick([null, room?.id ?? null]), day),
    () => db.updateTable('tariffe').set({ prezzo_weekend_cents: 7005 }).where('struttura_id', '=', id).execute(),
    () => camere({ disponibile: random.next() < 0.6, posti_letto: 1 + random.below(4) }),
    () => camere({ prezzo_notte_cents: 3000 + random.below(5000) }),
    () => room && rooms.length > 1 && db.deleteFrom('camere').where('id', '=', room.id).execute(),
    () =>
      db
        .updateTable('citta')
        .set({ nome: `Montepulciano ${random.below(9)}` })
        .where('id', '=', TOWNS[0] ?? 0)
        .execute(),
    () => sql`update province set sigla = ${random.pick(['SI', 'SX'])} where id = 52`.execute(db),
  ];
  await random.pick(changes)();
}

async function countWritten(random: RandomSource): Promise<number> {
  return writeSomething(random).then(
    () => 1,
    () => 0,
  );
}

test('cards match the source tables after any sequence of writes', async () => {
  const random = createRandom(45);
  const differences: unknown[] = [];
  let written = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    written += await countWritten(random);
    if (round % 10 === 0) differences.push(...(await cardDifferences(db)));
  }
  expect([...differences, ...(await cardDifferences(db))]).toEqual([]);
  expect(written).toBeGreaterThan(ROUNDS * 0.8);
  expect((await cardsOf(ids)).length).toBeGreaterThan(10);
});

test('cards match the source tables after concurrent writes', async () => {
  let written = 0;
  const write = async (writer: number) => {
    const random = createRandom(200 + writer);
    for (let round = 0; round < 40; round += 1) {
      const more = await countWritten(random);
      written += more;
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
  expect(await cardDifferences(db)).toEqual([]);
  expect(written).toBeGreaterThan(200);
});

async function whileWriting(statement: string, values: unknown[], meanwhile: () => Promise<unknown>): Promise<void> {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(statement, values);
  const waiting = meanwhile();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await client.query('commit');
  client.release();
  await waiting;
}

test('a card shows the new focal point of a photo that is concurrently added to the home', async () => {
  const struttura_id = await buildStruttura(db);
  const [photo_id = 0] = photos;
  const show = () => db.insertInto('struttura_photos').values({ struttura_id, position: 0, photo_id }).execute();
  await whileWriting('update photos set focus = $1 where id = $2', ['11-22', photo_id], show);
  expect((await cardsOf([struttura_id]))[0]?.immagini).toEqual([expect.stringMatching(/#11-22$/)]);
  const find = () =>
    db
      .updateTable('photos')
      .set({ focus: '33-44' })
      .where('id', '=', photos[1] ?? 0)
      .execute();
  const insert = 'insert into struttura_photos (struttura_id, position, photo_id) values ($1, 1, $2)';
  await whileWriting(insert, [struttura_id, photos[1]], find);
  expect((await cardsOf([struttura_id]))[0]?.immagini[1]).toMatch(/#33-44$/);
});

test("shows the comune of cards and listings in the page's language", async () => {
  const id = await buildStruttura(db, { citta_id: 48017 });
  const { getPublic, listedOf } = createStruttureService(db);
  const [card, listed, whole] = await inLanguage('de', () =>
    Promise.all([cardsOf([id]), listedOf([id]), getPublic(id)]),
  );
  expect([card[0]?.citta, listed[0]?.citta, whole.citta]).toEqual(['Florenz', 'Florenz', 'Florenz']);
  expect((await cardsOf([id]))[0]?.citta).toBe('Firenze');
});

test('updates the card if its comune is renamed during the approval', async () => {
  const id = await buildStruttura(db, { status: 'sospesa', citta_id: 48017 });
  const approve = () => db.updateTable('strutture').set({ status: 'approvata' }).where('id', '=', id).execute();
  await whileWriting('update citta set nome = $1 where id = 48017', ['Firenze nuova'], approve);
  expect((await cardsOf([id]))[0]?.citta).toBe('Firenze nuova');
});

test('deletes the card of a paused or deleted home and restores the card when the home is resumed', async () => {
  const id = await buildStruttura(db);
  const [before] = await cardsOf([id]);
  await db.updateTable('strutture').set({ status: 'sospesa' }).where('id', '=', id).execute();
  expect(await cardsOf([id])).toEqual([]);
  await db.updateTable('strutture').set({ status: 'approvata' }).where('id', '=', id).execute();
  expect(await cardsOf([id])).toEqual([before]);
  await db.deleteFrom('strutture').where('id', '=', id).execute();
  expect(await cardsOf([id])).toEqual([]);
});

test('writes the cards of a deferred bulk load once, at the end', async () => {
  const made = await db.transaction().execute(async (transaction) => {
    await sql`set local ospitalia.search = 'later'`.execute(transaction);
    const id = await buildStruttura(transaction);
    expect(await transaction.selectFrom('cards').where('struttura_id', '=', id).execute()).toEqual([]);
    await sql`set local ospitalia.search = 'now'`.execute(transaction);
    await sql`select refresh_search(${[id]}::int[], true), refresh_cards(${[id]}::int[])`.execute(transaction);
    return id;
  });
  expect(await cardsOf([made])).toHaveLength(1);
});

test("a card contains none of the owner's private data", async () => {
  const id = await buildStruttura(db, { proprietario_email: 'segreta@example.it', accoglie_nome: 'Annamaria' });
  const { rows } = await sql<{ text: string }>`select card::text as text from cards where struttura_id = ${id}`.execute(
    db,
  );
  expect(rows[0]?.text).toContain('anna@example.it');
  expect(rows[0]?.text).not.toMatch(/segreta|Annamaria|acct_/);
});
