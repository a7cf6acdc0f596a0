import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { knownDemoPhotos } from '../../../test/known-demo-photos.ts';
import { BLIND_QUERIES } from '../../../test/blind-queries.ts';
import { UNSEEN_DE } from '../../../test/unseen-queries-de.ts';
import { UNSEEN_EN } from '../../../test/unseen-queries-en.ts';
import { UNSEEN_FR } from '../../../test/unseen-queries-fr.ts';
import { UNSEEN_IT } from '../../../test/unseen-queries-it.ts';
import { sized } from '../../../test/verify.ts';
import type { QueryMeaning } from '../../../test/query-meaning.ts';
import { QUERIES_WITH_TALK } from '../../../test/queries-with-talk.ts';
import { QUERIES_BY_KIND } from '../../../test/queries-by-kind.ts';
import { QUERIES_DE } from '../../../test/queries-de.ts';
import { QUERIES_EN } from '../../../test/queries-en.ts';
import { QUERIES_FR } from '../../../test/queries-fr.ts';
import { QUERY_DATE, QUERIES } from '../../../test/queries.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { createLocationsService } from '../../locations/server/service.ts';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import { TIPI_STRUTTURA } from '../../strutture/rules/tipi.ts';
import { NO_LIMITS } from '../../platform/database/open-database.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import type { ParsedText, SearchService } from '../contract.ts';
import { criteriaOf, NO_CRITERIA } from '../rules/chosen-criteria.ts';
import { indexPlaces } from '../rules/index-places.ts';
import { mergeCriteria } from '../rules/merge-criteria.ts';
import { asFlexible } from '../rules/search-alternatives.ts';
import type { Scope } from '../rules/search-criteria.ts';
import type { Zone } from '../rules/zone.ts';
import { createSearchService } from './search-service.ts';
import { readPlaceFacts, TOURIST_AREAS } from './text-service.ts';

const HOMES = sized(600, 3000);
const PRICES = [6500, 25_000];
type Query = readonly [typed: string, QueryMeaning];
/** `fewest` is the minimum number of queries, `mostWrong` the maximum number of misinterpreted ones. */
const TABLES: Record<Language, { queries: readonly Query[]; fewest: number; mostWrong: number }> = {
  it: { queries: [...QUERIES, ...QUERIES_BY_KIND.it], fewest: 120, mostWrong: 4 },
  en: { queries: [...QUERIES_EN, ...QUERIES_BY_KIND.en], fewest: 60, mostWrong: 3 },
  de: { queries: [...QUERIES_DE, ...QUERIES_BY_KIND.de], fewest: 60, mostWrong: 3 },
  fr: { queries: [...QUERIES_FR, ...QUERIES_BY_KIND.fr], fewest: 60, mostWrong: 3 },
};

/** These queries are parsed but not run, because the demo homes lack some of the requested features. */
const UNSEEN: Record<Language, readonly Query[]> = { it: UNSEEN_IT, en: UNSEEN_EN, de: UNSEEN_DE, fr: UNSEEN_FR };

const database = await createTestDatabase({ timeLimits: NO_LIMITS });
afterAll(() => database.close());
const { db, pool } = database;
const clock = { now: () => new Date(`${QUERY_DATE}T09:00:00Z`) };
const locations = createLocationsService(db);
const search = createSearchService({ db, clock, locations });
await seedDemo(pool, HOMES, {
  storage: await knownDemoPhotos(db),
  today: QUERY_DATE as CalendarDate,
  log: () => undefined,
});

async function namedTowns(): Promise<Set<number>> {
  const named = Object.values(TABLES).flatMap(({ queries }) => queries.flatMap(([, { dove = '' }]) => dove));
  const { rows } = await pool.query<{ id: number }>(
    `select min(citta.id)::int as id from citta join province on province.id = provincia_id join regioni on regioni.id = regione_id
      where regioni.slug = any ($1) group by regioni.id`,
    [named],
  );
  const ids = await Promise.all(
    named.map(async (path) => {
      const [regione = '', provincia, citta] = path.split('/');
      if (citta !== undefined) return (await locations.findPlace({ regione, provincia, citta })).citta?.id;
      const open = await search.openZone({ kind: 'area', area: path });
      return open?.scope.kind === 'citta' ? open.scope.citta_ids[0] : undefined;
    }),
  );
  return new Set([...ids.filter((id) => id !== undefined), ...rows.map(({ id }) => id)]);
}

async function fillNamedTowns(): Promise<void> {
  const features = { servizi: [...SERVIZI], tipo_struttura: [...TIPI_STRUTTURA], posti_letto: 12, gradini: 0 };
  for (const citta_id of await namedTowns())
    for (const prezzo_notte_cents of PRICES) await buildStruttura(db, { citta_id, prezzo_notte_cents, ...features });
}
await fillNamedTowns();

async function pathOfTown(id: number): Promise<string> {
  const { regione, provincia, citta } = await locations.findPlaceOfCitta(id);
  return [regione, provincia, citta].map(({ slug }) => slug).join('/');
}

const places = indexPlaces(await readPlaceFacts(db), TOURIST_AREAS);

async function italianPath(dove: string, scope: Scope): Promise<string> {
  const [town = 0] = scope.kind === 'citta' ? scope.citta_ids : [];
  const larger = places.byPath(dove);
  return larger ? places.describe(larger).path : pathOfTown(town);
}

async function whereOf(dove: string | null, zone: Zone | null, scope: Scope): Promise<QueryMeaning> {
  if (zone === null) return dove === null ? {} : { dove: await italianPath(dove, scope) };
  if (zone.kind === 'area') return { dove: zone.area };
  if (zone.kind === 'intorno') return { dove: await pathOfTown(zone.citta_id), km: zone.km };
  if (zone.kind === 'punto') return { dove: zone.punto, km: zone.km };
  if (zone.kind === 'riquadro') return {};
  const { ambiente, inside, dove: around } = zone;
  return { ambiente, ...(await whereOf(around === '' ? null : around, inside, scope)) };
}

const unlessEmpty = <Item>(list: readonly Item[]) => (list.length === 0 ? undefined : list);

async function meaningOf({
  criteria,
  dove,
  zone,
  alternatives,
  pricePerGuest,
  unwanted,
}: ParsedText): Promise<QueryMeaning> {
  const { stay, flexible, guests, tipi, servizi, prezzo_min, prezzo_max, testo, gradini, ordina } = criteria;
  const weekend = flexible?.weekend ? [true] : [];
  const read = {
    ...(await whereOf(dove, zone, criteria.scope)),
    stay: stay ? [stay.check_in, stay.check_out] : undefined,
    flexible: flexible ? [flexible.from, flexible.until, flexible.nights, ...weekend] : undefined,
    guests: guests > 1 ? guests : undefined,
    tipi: unlessEmpty(tipi),
    servizi: unlessEmpty(servizi.toSorted()),
    prezzo: prezzo_min === null && prezzo_max === null ? undefined : [prezzo_min, prezzo_max],
    testo: testo === '' ? undefined : testo,
    gradini: gradini ?? undefined,
    ordina,
    oppure: unlessEmpty(
      alternatives.flatMap((when) => asFlexible(when) ?? []).map(({ from, until, nights }) => [from, until, nights]),
    ),
    esclusi: unlessEmpty(unwanted),
    a_persona: pricePerGuest?.prezzo_max ?? undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

function sorted({ servizi, ...meant }: QueryMeaning): QueryMeaning {
  return servizi ? { ...meant, servizi: servizi.toSorted() } : meant;
}

describe.each(LANGUAGES)('queries in %s', (language) => {
  const { queries, fewest, mostWrong } = TABLES[language];

  test('are all interpreted correctly', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(fewest);
    const wrong: object[] = [];
    for (const [typed, meant] of [
      ...queries,
      ...UNSEEN[language],
      ...BLIND_QUERIES[language],
      ...QUERIES_WITH_TALK[language],
    ]) {
      const read = await meaningOf(await inLanguage(language, async () => search.parseText(typed)));
      const isRight = isDeepStrictEqual(read, sorted(meant));
      if (!isRight) wrong.push({ typed, meant, read });
    }
    expect(wrong.length <= mostWrong ? [] : wrong).toEqual([]);
    expect(wrong).toEqual([]);
  });

  test('each find at least one home', async () => {
    const deadEnds: string[] = [];
    for (const [typed] of queries) {
      const found = await inLanguage(language, async () => findAs(search, typed));
      if (found.total === 0) deadEnds.push(typed);
    }
    expect(deadEnds).toEqual([]);
  });
});

test('reports words that match no home', async () => {
  expect((await findAs(search, 'romantico Venezia')).droppedWords).toBe('romantico');
});

async function findAs({ parseText, findDroppingWords }: SearchService, typed: string) {
  const { criteria } = await parseText(typed);
  return findDroppingWords(criteriaOf(mergeCriteria(NO_CRITERIA, criteria), criteria.scope), null);
}
