import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardDifferences } from '../../test/card-differences.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { fullStorage } from '../../test/known-demo-photos.ts';
import { countOffers, searchDifferences } from '../../test/search-differences.ts';
import { addDays, type CalendarDate } from '../kernel/dates/calendar-date.ts';
import { pick } from '../kernel/records.ts';
import { NO_LIMITS } from '../platform/database/open-database.ts';
import { compareCursorRows } from '../search/rules/list-order.ts';
import { ORDINI, type Ordine } from '../search/rules/search-criteria.ts';
import { applyPetRule } from '../strutture/rules/apply-pet-rule.ts';
import { decodeCin, parseCin } from '../strutture/rules/cin.ts';
import { type HomeStory, storyFields } from '../strutture/rules/listing-fields.ts';
import { PRIMA_COLAZIONE } from '../strutture/rules/prima-colazione.ts';
import { readAll } from '../strutture/rules/read-all.ts';
import { readStory } from '../strutture/rules/read-story.ts';
import { hasAutomaticBreakfast, SERVIZI, type Servizio } from '../strutture/rules/servizi.ts';
import type { TipoLetti } from '../strutture/rules/tipi.ts';
import { buildHome } from './build-home.ts';
import { DEMO_PHOTOS } from './demo-photos.ts';
import type { DemoStruttura } from './demo-struttura.ts';
import { readHomes } from './read-homes.ts';
import { createRepeater } from './repeat-homes.ts';
import { seedDemo } from './seed-demo.ts';

const TODAY = '2026-11-21' as CalendarDate;
const COUNT = 2500;
const FIRST_START = 1200;

// This storage reports every file as present, so no photo is encoded.
const options = { storage: fullStorage, today: TODAY, log: () => undefined };

const PEOPLE: Record<TipoLetti, number> = {
  '1_matrimoniale': 2,
  '2_singoli': 2,
  '1_matrimoniale_1_singolo': 3,
  '1_matrimoniale_2_singoli': 4,
  '2_matrimoniali': 4,
  '3_singoli': 3,
  '4_singoli': 4,
  letti_castello: 2,
  divano_letto: 2,
};

const records = await readHomes();
let homes: DemoStruttura[];
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ timeLimits: NO_LIMITS });
  const repeat = await createRepeater(database.pool, records, records.length);
  const all = [...records, ...records.map((_, nth) => repeat(nth))];
  homes = all.map((home, index) => buildHome(home, index + 1, TODAY));
  await seedDemo(database.pool, COUNT, options);
});

afterAll(async () => {
  await database.close();
});

async function numberOf(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(database.db)).rows[0]?.n ?? Number.NaN;
}

describe('a demo home', () => {
  test('has consistent rooms, beds and services, and no duplicate photos', () => {
    for (const { row, camere, photos } of homes) {
      expect(row.tipo_prenotazione).toBe(camere.length > 0 ? 'bnb' : 'casa_vacanza');
      const inRooms = {
        num_camere: camere.length,
        posti_letto: camere.reduce((sum, room) => sum + room.posti_letto, 0),
      };
      expect(row).toMatchObject(camere.length > 0 ? inRooms : {});
      expect(row.servizi).toEqual(SERVIZI.filter((servizio) => row.servizi.includes(servizio)));
      expect(row.servizi.includes(PRIMA_COLAZIONE)).toBe(hasAutomaticBreakfast(row.tipo_struttura));
      expect(new Set(photos).size).toBe(photos.length);
    }
  });

  test('has a story that the form accepts and that fits the beds and services of the home', () => {
    for (const { row } of homes) {
      const story = pick(row, storyFields);
      const read = readAll<HomeStory>(readStory(story, row.tipo_prenotazione === 'casa_vacanza'));
      expect(read).toEqual({ ok: true, value: story });
      expect(applyPetRule(row.animali, row.servizi as Servizio[]).toSorted()).toEqual(row.servizi.toSorted());
      const beds = row.stanze.reduce((sum, { tipo_letti }) => sum + PEOPLE[tipo_letti], 0);
      expect(row.stanze.length === 0 || beds >= row.posti_letto).toBe(true);
    }
  });

  test("has a well-formed CIN that contains a demo marker and the code of the home's comune", () => {
    for (const { row } of homes) {
      expect(parseCin(row.cin)).toBe(row.cin);
      expect(row.cin).toMatch(/^IT\d{6}(B4|B5|C1|C2)DEMO[0-9A-Z]{4}$/);
      expect(decodeCin(parseCin(row.cin)!)?.citta_id).toBe(row.citta_id);
    }
  });

  test('has no real person’s phone number or email address', () => {
    for (const { row } of homes) {
      expect(row.telefono ?? '+39 620 555 0000').toMatch(/^\+39 6\d\d 555 \d{4}$/);
      expect(row.email ?? 'x@example.it').toMatch(/^[a-z0-9.]+@example\.it$/);
    }
  });

  test('has a description in complete Italian sentences with typographic apostrophes', () => {
    for (const { row } of homes) {
      expect(row.nome).not.toContain("'");
      expect(row.descrizione).toMatch(/^[A-ZÈ].{80,}[.!]$/);
      expect(row.descrizione).not.toMatch(/undefined|null|NaN|\{|\}| {2}|\.\.|'|\ba A| lago ,| lago\./);
    }
  });

  test('has events that do not overlap within a unit, start today or later, and end within 220 days', () => {
    for (const { events } of homes) {
      for (const [, ofUnit] of Map.groupBy(events, ({ unit }) => unit)) {
        ofUnit.reduce((free, { start, end }) => {
          expect(start >= free && end > start).toBe(true);
          return end;
        }, TODAY);
        expect((ofUnit.at(-1)?.end ?? TODAY) < addDays(TODAY, 220)).toBe(true);
      }
    }
  });
});

test('consecutive demo homes in the list for all of Italy have different cover photos in every sort order', () => {
  const shown = homes.slice(0, FIRST_START).filter(({ row }) => row.status === 'approvata');
  const valueIn = (ordina: Ordine, { row }: DemoStruttura) => {
    if (ordina === 'giorno') return 0;
    if (ordina === 'prezzo') return row.prezzo_notte_cents ?? 0;
    return ordina === 'posti' ? (row.posti_letto ?? 0) : Date.parse(row.approved_at ?? row.created_at);
  };
  const twins = ORDINI.flatMap((ordina) => {
    const rowOf = (home: DemoStruttura) => ({ id: home.row.id, value: valueIn(ordina, home) });
    const list = shown.toSorted((one, other) =>
      compareCursorRows({ ordina, rotationStart: 0 }, rowOf(one), rowOf(other)),
    );
    return list.filter(({ photos: [cover] }, index) => cover !== undefined && cover === list[index - 1]?.photos[0]);
  });
  expect(twins.map(({ row }) => row.id)).toEqual([]);
});

describe('createRepeater', () => {
  test('copies a demo home to a different town and names that town in the description', async () => {
    const { rows } = await database.pool.query<{ id: number; nome: string }>(
      `select id, replace(split_part(nome, '/', 1), '''', '’') as nome from citta`,
    );
    const nameOf = new Map(rows.map(({ id, nome }) => [id, nome]));
    const repeated = homes.slice(records.length);
    const elsewhere = repeated.filter(({ row }) => !row.descrizione.includes(nameOf.get(row.citta_id) ?? ''));
    expect(elsewhere.map(({ row }) => row.descrizione)).toEqual([]);
    expect(new Set(repeated.map(({ row }) => row.citta_id)).size).toBeGreaterThan(300);
  });

  test('covers every comune if 20,000 homes are created', async () => {
    const repeat = await createRepeater(database.pool, records, 20_000);
    const { rows } = await database.pool.query<{ id: number }>('select id from citta order by id');
    expect(rows.map((_, nth) => repeat(nth).citta_id)).toEqual(rows.map(({ id }) => id));
  });
});

describe('seeding a database', () => {
  test('writes all homes, with the intended shares of approved, guaranteed and booked homes and of homes without photos', async () => {
    const { rows } = await sql<Record<string, number>>`
      select count(*) as strutture,
        count(*) filter (where status = 'approvata') as approved,
        count(*) filter (where stripe_onboarding_completed) as guaranteed,
        count(*) filter (where not exists (select from struttura_photos where struttura_id = id)) as without_photos,
        count(*) filter (where exists (
          select from units join calendar_events on unit_id = units.id where struttura_id = strutture.id
        )) as with_calendar
      from strutture`.execute(database.db);
    const { strutture, approved, guaranteed, without_photos, with_calendar } = rows[0] ?? {};
    expect(strutture).toBe(COUNT);
    for (const [share, low, high] of [
      [approved, 0.95, 0.99],
      [guaranteed, 0.54, 0.63],
      [without_photos, 0.06, 0.11],
      [with_calendar, 0.28, 0.38],
    ] as const) {
      expect(share).toBeGreaterThan(COUNT * low);
      expect(share).toBeLessThan(COUNT * high);
    }
  });

  test('updates the number of homes per town', async () => {
    const wrong = sql<{ n: number }>`
      select count(*) as n
      from (select citta_id, count(*) as listed from strutture where status = 'approvata' group by citta_id) as real
      full join strutture_per_citta using (citta_id)
      where coalesce(listed, 0) <> coalesce(strutture_count, 0)`;
    expect(await numberOf(wrong)).toBe(0);
  });

  test('adds all homes to the search tables', async () => {
    expect(await countOffers(database.db)).toBeGreaterThan(COUNT * 0.95);
    expect(await searchDifferences(database.db)).toEqual([]);
    expect(await cardDifferences(database.db)).toEqual([]);
  });

  test('sets the price of a home to the price of its cheapest available room', async () => {
    const wrong = sql<{ n: number }>`
      select count(*) as n
      from strutture join (
        select struttura_id, coalesce(min(prezzo_notte_cents) filter (where disponibile), min(prezzo_notte_cents)) as cheapest
        from camere group by struttura_id
      ) as rooms on struttura_id = id
      where prezzo_notte_cents <> cheapest`;
    expect(await numberOf(wrong)).toBe(0);
  });

  test('adds different homes with the same pictures on a second run', async () => {
    await seedDemo(database.pool, 10, options);
    expect(await numberOf(sql`select count(distinct cin) as n from strutture`)).toBe(COUNT + 10);
    expect(await numberOf(sql`select count(*) as n from photos`)).toBe(DEMO_PHOTOS.length);
  });

  test('stores the files of every picture', async () => {
    expect(await numberOf(sql`select count(*) as n from photos where ready_at is null`)).toBe(0);
  });
});
