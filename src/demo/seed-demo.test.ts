import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { cardDifferences } from '../../test/card-differences.ts';
import { countOffers, searchDifferences } from '../../test/search-differences.ts';
import { addDays, type CalendarDate } from '../kernel/calendar-date.ts';
import { fullStorage } from '../../test/known-demo-photos.ts';
import { NO_LIMITS } from '../platform/database/open-database.ts';
import { decodeCin, parseCin } from '../strutture/rules/cin.ts';
import { PRIMA_COLAZIONE } from '../strutture/rules/prima-colazione.ts';
import { pick } from '../kernel/records.ts';
import { applyPetRule } from '../strutture/rules/apply-pet-rule.ts';
import { type HomeStory, storyFields } from '../strutture/rules/listing-fields.ts';
import { readAll } from '../strutture/rules/read-all.ts';
import { readStory } from '../strutture/rules/read-story.ts';
import { hasAutomaticBreakfast, type Servizio } from '../strutture/rules/servizi.ts';
import type { TipoLetti } from '../strutture/rules/tipi.ts';
import { buildDemoStruttura } from './build-demo-struttura.ts';
import { DEMO_PHOTOS } from './demo-photos.ts';
import type { DemoStruttura } from './demo-struttura.ts';
import { loadTowns, type Town } from './load-towns.ts';
import { seedDemo } from './seed-demo.ts';

const TODAY = '2026-11-21' as CalendarDate;
const COUNT = 2000;
/** Comuni with their distance from the sea, made elsewhere; not part of the product. */
const ORACLE = join(import.meta.dirname, '../../../shared/geo/comuni-2026.tsv');
/** Its coast has no such islands. */
const ISLANDS = ['Anacapri', 'Capri', 'Isole Tremiti', 'Ponza'];
/** Its town is the one by the sea; ours, which «Dove si trova» measures from, is the older one. */
const IN_THE_HILLS = ['Ardore', 'Ferruzzano', 'Misiliscemi', 'Montignoso', 'Palizzi', 'Venetico'];

// Each picture is encoded all the same.
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

type Sample = { town: Town; built: DemoStruttura };

let database: TestDatabase;
let towns: Town[];
/** More than two listings in every comune. */
let everywhere: Sample[];

beforeAll(async () => {
  database = await createTestDatabase({ timeLimits: NO_LIMITS });
  towns = await loadTowns(database.pool);
  everywhere = samples(20_000);
  await seedDemo(database.pool, COUNT, options);
});

afterAll(async () => {
  await database.close();
});

function samples(count: number, town?: (index: number) => Town | undefined): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const of = town?.(index) ?? towns[(index * 7919) % towns.length];
    if (of === undefined) throw new Error('no towns');
    return { town: of, built: buildDemoStruttura({ id: index + 1, town: of, today: TODAY }) };
  });
}

async function numberOf(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  return (await query.execute(database.db)).rows[0]?.n ?? Number.NaN;
}

describe('a demo listing follows from its id alone', () => {
  test('the same id in the same town on the same day is the same listing', () => {
    expect(samples(200)).toEqual(samples(200));
  });

  test('ids differ, and so do listings', () => {
    const descriptions = samples(400, () => towns[0]).map(({ built }) => built.row.descrizione);
    expect(new Set(descriptions).size).toBeGreaterThan(390);
  });
});

describe('a demo listing fits its place', () => {
  test.each([
    ['Accesso Mare', (town: Town) => town.landscape.sea],
    ['Vista Mare', (town: Town) => town.landscape.sea],
    ['Vista Montagna', (town: Town) => town.landscape.mountains],
    ['Vicino Aeroporto', (town: Town) => town.landscape.airport],
  ])('%s only where it can be', (servizio, possible) => {
    const offering = everywhere.filter(({ built }) => built.row.servizi.includes(servizio));
    expect(offering.length).toBeGreaterThan(10);
    expect(offering.filter(({ town }) => !possible(town))).toEqual([]);
  });

  test('a pool is offered before it is shown', () => {
    const shown = everywhere.filter(({ built }) => built.photos.some((photo) => photo.includes('-piscina-')));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.every(({ built }) => built.row.servizi.includes('Piscina'))).toBe(true);
  });

  test('rooms, beds, prices and breakfast are of one piece', () => {
    for (const { built } of everywhere.slice(0, 4000)) {
      const { row, camere } = built;
      expect(row.tipo_prenotazione).toBe(camere.length > 0 ? 'bnb' : 'casa_vacanza');
      const inRooms = {
        num_camere: camere.length,
        posti_letto: camere.reduce((sum, room) => sum + room.posti_letto, 0),
      };
      expect(row).toMatchObject(camere.length > 0 ? inRooms : {});
      expect(row.ha_cucina).toBe(row.servizi.includes('Cucina'));
      expect(row.servizi.includes(PRIMA_COLAZIONE)).toBe(hasAutomaticBreakfast(row.tipo_struttura));
      expect(row.servizio_pulizie).toBe(row.prezzo_pulizie_cents > 0);
      expect(new Set(built.photos).size).toBe(built.photos.length);
    }
  });

  test('what it tells of itself is what its form would take, and fits its rooms and services', () => {
    for (const { built } of everywhere.slice(0, 4000)) {
      const { row } = built;
      const told = pick(row, storyFields);
      const read = readAll<HomeStory>(readStory(told, row.tipo_prenotazione === 'casa_vacanza'));
      expect(read).toEqual({ ok: true, value: told });
      expect(applyPetRule(row.animali, row.servizi as Servizio[]).toSorted()).toEqual(row.servizi.toSorted());
      const beds = row.stanze.reduce((sum, { tipo_letti }) => sum + PEOPLE[tipo_letti], 0);
      expect(row.stanze.length === 0 || beds >= row.posti_letto).toBe(true);
      expect([row.regole, row.accoglie_parole].join('')).not.toMatch(/undefined|\{|\}| {2}/);
    }
  });

  test('a fifth are approximate, and three in twenty tell nothing', () => {
    const near = everywhere.filter(({ built }) => built.row.posizione_approssimativa).length;
    const silent = everywhere.filter(({ built }) => built.row.accoglie_nome === null).length;
    expect(near / everywhere.length).toBeCloseTo(0.2, 1);
    expect(silent / everywhere.length).toBeCloseTo(0.15, 1);
  });

  test('its CIN is well formed, names its comune and says that it is a demo', () => {
    for (const { town, built } of everywhere.slice(0, 1000)) {
      const cin = parseCin(built.row.cin);
      expect(cin).toBe(built.row.cin);
      expect(built.row.cin).toMatch(/^IT\d{6}(B4|B5|C1|C2)DEMO[0-9A-Z]{4}$/);
      expect(cin && decodeCin(cin)?.citta_id).toBe(town.id);
    }
  });

  test('nobody can be called or written to', () => {
    for (const { built } of everywhere.slice(0, 1000)) {
      // No Italian number begins with 6: whoever taps "Chiama" disturbs nobody.
      expect(built.row.telefono ?? '+39 620 555 0000').toMatch(/^\+39 6\d\d 555 \d{4}$/);
      expect(built.row.email ?? 'x@example.it').toMatch(/^[a-z0-9.]+@example\.it$/);
    }
  });

  test('its name uses typographic apostrophes', () => {
    const names = everywhere.map(({ built }) => built.row.nome);
    expect(names.some((nome) => nome.includes('’'))).toBe(true);
    expect(names.filter((nome) => nome.includes("'"))).toEqual([]);
  });

  test('its text is whole Italian sentences', () => {
    for (const { built } of everywhere) {
      expect(built.row.descrizione).toMatch(/^[A-ZÈ].{80,}[.!]$/);
      expect(built.row.descrizione).not.toMatch(/undefined|null|NaN|\{|\}| {2}|\.\.|'|\ba A| lago ,| lago\./);
    }
  });

  test('nights of one unit never overlap, begin today or later, and end within the year', () => {
    for (const { built } of everywhere.slice(0, 4000)) {
      for (const [, events] of Map.groupBy(built.events, ({ unit }) => unit)) {
        events.reduce((free, { start, end }) => {
          expect(start >= free && end > start).toBe(true);
          return end;
        }, TODAY);
        expect((events.at(-1)?.end ?? TODAY) < addDays(TODAY, 220)).toBe(true);
      }
    }
  });
});

describe.runIf(existsSync(ORACLE))('by distances measured elsewhere', () => {
  test('a town called seaside is at most 8 km from the sea, and every town within 1.5 km is called so', () => {
    const lines = readFileSync(ORACLE, 'utf8').trim().split('\n').slice(1);
    const km = new Map(
      lines.map((line) => line.split('\t')).map((fields) => [Number(fields[0]), Number(fields.at(-1))]),
    );
    const wrong = towns.filter(({ id, landscape }) => {
      const distance = km.get(id) ?? 0;
      return landscape.sea ? distance > 8 : distance < 1.5;
    });
    expect(wrong.map(({ nome }) => nome).toSorted()).toEqual([...ISLANDS, ...IN_THE_HILLS].toSorted());
  });
});

describe('seeding a database', () => {
  test('writes every listing with what belongs to it, within every constraint', async () => {
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

  test('keeps the counts of towns', async () => {
    const wrong = sql<{ n: number }>`
      select count(*) as n
      from (select citta_id, count(*) as listed from strutture where status = 'approvata' group by citta_id) as real
      full join strutture_per_citta using (citta_id)
      where coalesce(listed, 0) <> coalesce(strutture_count, 0)`;
    expect(await numberOf(wrong)).toBe(0);
  });

  test('is found by searches', async () => {
    expect(await countOffers(database.db)).toBeGreaterThan(COUNT * 0.95);
    expect(await searchDifferences(database.db)).toEqual([]);
    expect(await cardDifferences(database.db)).toEqual([]);
  });

  test('a price is the cheapest room on offer', async () => {
    const wrong = sql<{ n: number }>`
      select count(*) as n
      from strutture join (
        select struttura_id, coalesce(min(prezzo_notte_cents) filter (where disponibile), min(prezzo_notte_cents)) as cheapest
        from camere group by struttura_id
      ) as rooms on struttura_id = id
      where prezzo_notte_cents <> cheapest`;
    expect(await numberOf(wrong)).toBe(0);
  });

  test('a second time adds other listings, with the same pictures', async () => {
    await seedDemo(database.pool, 10, options);
    expect(await numberOf(sql`select count(distinct cin) as n from strutture`)).toBe(COUNT + 10);
    expect(await numberOf(sql`select count(*) as n from photos`)).toBe(DEMO_PHOTOS.length);
  });

  test('every picture has its files when the portal opens', async () => {
    expect(await numberOf(sql`select count(*) as n from photos where ready_at is null`)).toBe(0);
  });
});
