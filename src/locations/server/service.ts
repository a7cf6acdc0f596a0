import type { Kysely } from 'kysely';
import { AppError } from '../../kernel/app-error.ts';
import { cacheFor } from '../../kernel/cache-for.ts';
import type { Citta, LocationsService, Place, PlaceOfCitta, Provincia, Regione } from '../contract.ts';
import { locationsCallMessages } from '../call-messages.it.ts';
import { foldedForms } from '../rules/fold-name.ts';
import { isCapList } from '../rules/is-cap-list.ts';
import { measureSurroundings } from '../rules/measure-surroundings.ts';
import { pickByName } from '../rules/pick-by-name.ts';
import { createPlaceDirectory, type PlaceDirectory } from './place-directory.ts';
import { readLandmarks } from './read-landmarks.ts';
import { createLocationsRepository } from './repository.ts';
import type { LocationsTables } from './tables.ts';

export type { LocationsTables } from './tables.ts';

/** Names change once a year; a CAP corrected on another instance shows after a minute at the latest. */
const NAMES_MS = 60_000;
/** However many people look at a province, the database counts at most this often. */
const COUNTS_MS = 5000;

type Repository = ReturnType<typeof createLocationsRepository>;

/** What was looked for, or the 404 that says so. */
function found<Value>(value: Value | undefined, sentence: string): Value {
  if (value === undefined) throw new AppError('NON_TROVATO', sentence);
  return value;
}

async function readDirectory(repository: Repository): Promise<PlaceDirectory> {
  const [regioni, province, citta] = await Promise.all([
    repository.listRegioni(),
    repository.listProvince(),
    repository.listCitta(),
  ]);
  return createPlaceDirectory(
    regioni,
    province,
    citta.map((one) => ({ ...one, cap: one.caps[0] ?? '' })),
  );
}

function findRegione(directory: PlaceDirectory, id: number): Regione {
  return found(directory.regioneById.get(id), locationsCallMessages.regioneNonTrovata);
}

function findProvincia(directory: PlaceDirectory, id: number): Provincia {
  return found(directory.provinciaById.get(id), locationsCallMessages.provinciaNonTrovata);
}

function placeOf(directory: PlaceDirectory, citta: Citta): PlaceOfCitta {
  const provincia = findProvincia(directory, citta.provincia_id);
  return { regione: findRegione(directory, provincia.regione_id), provincia, citta };
}

function findBySlugs(directory: PlaceDirectory, slugs: Parameters<LocationsService['findPlace']>[0]): Place {
  const bySlug = <One extends { slug: string }>(places: readonly One[], slug: string, sentence: string) =>
    found(
      places.find((one) => one.slug === slug),
      sentence,
    );
  const regione = bySlug(directory.regioni, slugs.regione, locationsCallMessages.regioneNonTrovata);
  if (slugs.provincia === undefined) return { regione, provincia: null, citta: null };
  const province = directory.provinceOfRegione(regione.id);
  const provincia = bySlug(province, slugs.provincia, locationsCallMessages.provinciaNonTrovata);
  if (slugs.citta === undefined) return { regione, provincia, citta: null };
  const citta = bySlug(directory.cittaOfProvincia(provincia.id), slugs.citta, locationsCallMessages.cittaNonTrovata);
  return { regione, provincia, citta };
}

function sumBy<One>(ones: readonly One[], count: (one: One) => number): number {
  return ones.reduce((sum, one) => sum + count(one), 0);
}

type Sources = {
  repository: Repository;
  /** Where names are corrected. */
  writer: Repository;
  names: ReturnType<typeof cacheFor<PlaceDirectory>>;
  counts: ReturnType<typeof cacheFor<Map<number, number>>>;
};

type Lists = Pick<LocationsService, 'listRegioni' | 'listProvince' | 'listCitta'>;
type Counts = Pick<LocationsService, 'listCittaWithCount' | 'countByProvincia' | 'totals'>;
type Lookups = Pick<
  LocationsService,
  'findPlace' | 'findPlaceOfCitta' | 'provinceOfTowns' | 'pointOfCitta' | 'findCittaByName' | 'correctCaps'
>;

function createLists({ names }: Sources): Lists {
  return {
    listRegioni: async () => [...(await names.read()).regioni],

    async listProvince(regioneId) {
      const directory = await names.read();
      return [...directory.provinceOfRegione(findRegione(directory, regioneId).id)];
    },

    async listCitta(provinciaId) {
      const directory = await names.read();
      return [...directory.cittaOfProvincia(findProvincia(directory, provinciaId).id)];
    },
  };
}

function createCounts({ names, counts }: Sources): Counts {
  return {
    async listCittaWithCount(provinciaId) {
      const [directory, countOf] = await Promise.all([names.read(), counts.read()]);
      const citta = directory.cittaOfProvincia(findProvincia(directory, provinciaId).id);
      return citta.map(({ id, nome, cap, slug }) => ({ id, nome, cap, slug, strutture_count: countOf.get(id) ?? 0 }));
    },

    async countByProvincia(regioneId) {
      const [directory, countOf] = await Promise.all([names.read(), counts.read()]);
      const province = directory.provinceOfRegione(findRegione(directory, regioneId).id);
      const countIn = (id: number) => sumBy(directory.cittaOfProvincia(id), (citta) => countOf.get(citta.id) ?? 0);
      return Object.fromEntries(province.map(({ id }) => [id, countIn(id)]));
    },

    async totals() {
      const [directory, countOf] = await Promise.all([names.read(), counts.read()]);
      const strutture = sumBy([...countOf.values()], (count) => count);
      return { regioni: directory.regioni.length, province: directory.province.length, strutture };
    },
  };
}

function createLookups({ repository, writer, names }: Sources): Lookups {
  /** By today's code, else by a retired one. */
  async function findCitta(directory: PlaceDirectory, id: number): Promise<Citta> {
    const todays = directory.cittaById.get(id);
    if (todays !== undefined) return todays;
    const renumbered = await repository.findByFormerCode(id);
    return found(directory.cittaById.get(renumbered ?? id), locationsCallMessages.cittaNonTrovata);
  }

  return {
    findPlace: async (slugs) => findBySlugs(await names.read(), slugs),

    async findPlaceOfCitta(cittaId) {
      const directory = await names.read();
      return placeOf(directory, await findCitta(directory, cittaId));
    },

    async provinceOfTowns(cittaIds) {
      const directory = await names.read();
      const ids = new Set(cittaIds.flatMap((id) => directory.cittaById.get(id)?.provincia_id ?? []));
      return [...ids].map((id) => {
        const provincia = findProvincia(directory, id);
        return { regione: findRegione(directory, provincia.regione_id), provincia, citta: null };
      });
    },

    pointOfCitta: (cittaId) => repository.findPoint(cittaId),

    async findCittaByName(name) {
      const forms = foldedForms(name);
      if (forms.length === 0) return [];
      const [directory, candidates] = await Promise.all([names.read(), repository.findByFoldedNames(forms)]);
      return pickByName(forms, candidates).flatMap((id) => directory.cittaById.get(id) ?? []);
    },

    async correctCaps(cittaId, caps) {
      const sentence = locationsCallMessages.capNonValido;
      if (caps !== null && !isCapList(caps))
        throw new AppError('DATI_NON_VALIDI', sentence, { campi: { cap: sentence } });
      const { id } = await findCitta(await names.read(), cittaId);
      await writer.setCorrectedCaps(id, caps);
      names.forget();
      return findCitta(await names.read(), id);
    },
  };
}

function createSurroundings({ repository, names }: Sources): Pick<LocationsService, 'surroundingsOf'> {
  const towns = cacheFor(NAMES_MS, () => repository.listTowns());
  let landmarks: ReturnType<typeof readLandmarks> | null = null;
  return {
    async surroundingsOf({ citta_id, ...point }) {
      landmarks ??= readLandmarks();
      const [all, { cittaById }] = await Promise.all([towns.read(), names.read()]);
      // Who is in a city does not ask for the next one.
      const isInTown = all.some(({ id }) => id === citta_id);
      const comune = cittaById.get(citta_id)?.nome ?? '';
      return measureSurroundings(point, { ...landmarks, towns: isInTown ? [] : all }, comune);
    },
  };
}

/** `forgetCounts`: the numbers were changed; the next who asks for them asks the database. */
export type CountsCache = { forgetCounts(): void };

/** `readDb`: where names and counts are read, `db` itself when left out. */
export function createLocationsService(
  db: Kysely<LocationsTables>,
  readDb: Kysely<LocationsTables> = db,
): LocationsService & CountsCache {
  const repository = createLocationsRepository(readDb);
  const names = cacheFor(NAMES_MS, () => readDirectory(repository));
  const counts = cacheFor(COUNTS_MS, () => repository.countStrutture());
  const sources = { repository, writer: createLocationsRepository(db), names, counts };
  return {
    ...createLists(sources),
    ...createCounts(sources),
    ...createLookups(sources),
    ...createSurroundings(sources),
    forgetCounts: counts.forget,
  };
}
