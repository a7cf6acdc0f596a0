import type { Kysely } from 'kysely';
import { AppError } from '../../kernel/calls/app-error.ts';
import { cacheFor } from '../../kernel/calls/cache-for.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { ITALIAN } from '../../kernel/language.ts';
import type { Citta, LocationsService, Place, PlaceOfCitta, Provincia, Regione } from '../contract.ts';
import { foldedForms, pickByName } from '../rules/fold-name.ts';
import { isCapList } from '../rules/parse-comuni.ts';
import { measureSurroundings } from '../rules/measure-surroundings.ts';
import {
  createPlaceDirectories,
  createPlaceDirectory,
  type PlaceDirectories,
  type PlaceDirectory,
} from './place-directory.ts';
import { readLandmarks } from './read-landmarks.ts';
import { createLocationsRepository } from './repository.ts';
import type { LocationsTables } from './tables.ts';
import { visitorMessages } from '../messages/by-request.ts';

export { readLandmarks } from './read-landmarks.ts';
export { readPlaceNames, townName } from './place-names.ts';
export type { LocationsTables } from './tables.ts';

/** Lifetime of cached places. It is short, because a CAP that another instance corrected must become visible soon. */
const NAMES_MS = 60_000;
const COUNTS_MS = 5000;

type Repository = ReturnType<typeof createLocationsRepository>;

function found<Value>(value: Value | undefined, sentence: string): Value {
  if (value === undefined) throw new AppError('NON_TROVATO', sentence);
  return value;
}

async function readDirectories(repository: Repository): Promise<PlaceDirectories> {
  const [regioni, province, citta] = await Promise.all([
    repository.listRegioni(),
    repository.listProvince(),
    repository.listCitta(),
  ]);
  const withCap = citta.map((one) => ({ ...one, cap: one.caps[0] ?? '' }));
  return createPlaceDirectories(createPlaceDirectory(regioni, province, withCap));
}

function findRegione(directory: PlaceDirectory, id: number): Regione {
  return found(directory.regioneById.get(id), visitorMessages().regionNotFound);
}

function findProvincia(directory: PlaceDirectory, id: number): Provincia {
  return found(directory.provinciaById.get(id), visitorMessages().provinceNotFound);
}

function placeOf(directory: PlaceDirectory, citta: Citta): PlaceOfCitta {
  const provincia = findProvincia(directory, citta.provincia_id);
  return { regione: findRegione(directory, provincia.regione_id), provincia, citta };
}

type Slugs = Parameters<LocationsService['findPlace']>[0];
type PlaceWithSlug = { id: number; nome: string; slug: string };

/** Finds a place by its slug. Italian pages accept only Italian slugs, and pages in other languages accept the slugs of every language. */
function createFindBySlug({ italian, names, current }: PlaceDirectories) {
  return <One extends PlaceWithSlug>(
    kind: 'regione' | 'provincia' | 'citta',
    placesOf: (directory: PlaceDirectory) => readonly One[],
    slug: string,
  ): One | undefined => {
    const places = placesOf(current());
    const match = places.find((one) => one.slug === slug);
    const language = currentLanguage();
    if (match !== undefined || language === ITALIAN) return match;
    const siblings = placesOf(italian).map(({ id, nome }) => ({ kind, id, nome }));
    const others = names.findBySlug(language, siblings, slug);
    return places.find(({ id }) => id === others?.id);
  };
}

function findBySlugs(directories: PlaceDirectories, slugs: Slugs): Place {
  const bySlug = createFindBySlug(directories);
  const regione = found(
    bySlug('regione', ({ regioni }) => regioni, slugs.regione),
    visitorMessages().regionNotFound,
  );
  if (slugs.provincia === undefined) return { regione, provincia: null, citta: null };
  const provincia = found(
    bySlug('provincia', ({ provinceOfRegione }) => provinceOfRegione(regione.id), slugs.provincia),
    visitorMessages().provinceNotFound,
  );
  if (slugs.citta === undefined) return { regione, provincia, citta: null };
  const citta = found(
    bySlug('citta', ({ cittaOfProvincia }) => cittaOfProvincia(provincia.id), slugs.citta),
    visitorMessages().townNotFound,
  );
  return { regione, provincia, citta };
}

function sumBy<One>(ones: readonly One[], count: (one: One) => number): number {
  return ones.reduce((sum, one) => sum + count(one), 0);
}

type Sources = {
  repository: Repository;
  writer: Repository;
  directories: ReturnType<typeof cacheFor<PlaceDirectories>>;
  readCurrent: () => Promise<PlaceDirectory>;
  counts: ReturnType<typeof cacheFor<Map<number, number>>>;
};

type Lists = Pick<LocationsService, 'listRegioni' | 'listProvince' | 'listCitta'>;
type Counts = Pick<LocationsService, 'listCittaWithCount' | 'countByProvincia' | 'totals'>;
type Lookups = Pick<
  LocationsService,
  'findPlace' | 'findPlaceOfCitta' | 'provinceOfTowns' | 'pointOfCitta' | 'findCittaByName' | 'correctCaps'
>;

function createLists({ readCurrent }: Sources): Lists {
  return {
    listRegioni: async () => [...(await readCurrent()).regioni],

    async listProvince(regioneId) {
      const directory = await readCurrent();
      return [...directory.provinceOfRegione(findRegione(directory, regioneId).id)];
    },

    async listCitta(provinciaId) {
      const directory = await readCurrent();
      return [...directory.cittaOfProvincia(findProvincia(directory, provinciaId).id)];
    },
  };
}

function createCounts({ readCurrent, counts }: Sources): Counts {
  return {
    async listCittaWithCount(provinciaId) {
      const [directory, countOf] = await Promise.all([readCurrent(), counts.read()]);
      const citta = directory.cittaOfProvincia(findProvincia(directory, provinciaId).id);
      return citta.map(({ id, nome, cap, slug }) => ({ id, nome, cap, slug, strutture_count: countOf.get(id) ?? 0 }));
    },

    async countByProvincia(regioneId) {
      const [directory, countOf] = await Promise.all([readCurrent(), counts.read()]);
      const province = directory.provinceOfRegione(findRegione(directory, regioneId).id);
      const countIn = (id: number) => sumBy(directory.cittaOfProvincia(id), (citta) => countOf.get(citta.id) ?? 0);
      return Object.fromEntries(province.map(({ id }) => [id, countIn(id)]));
    },

    async totals() {
      const [directory, countOf] = await Promise.all([readCurrent(), counts.read()]);
      const strutture = sumBy([...countOf.values()], (count) => count);
      return { regioni: directory.regioni.length, province: directory.province.length, strutture };
    },
  };
}

function createLookups({ repository, writer, directories, readCurrent }: Sources): Lookups {
  async function findCitta(directory: PlaceDirectory, id: number): Promise<Citta> {
    const todays = directory.cittaById.get(id);
    if (todays !== undefined) return todays;
    const renumbered = await repository.findByFormerCode(id);
    return found(directory.cittaById.get(renumbered ?? id), visitorMessages().townNotFound);
  }

  return {
    findPlace: async (slugs) => findBySlugs(await directories.read(), slugs),

    async findPlaceOfCitta(cittaId) {
      const directory = await readCurrent();
      return placeOf(directory, await findCitta(directory, cittaId));
    },

    async provinceOfTowns(cittaIds) {
      const directory = await readCurrent();
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
      const [directory, candidates] = await Promise.all([readCurrent(), repository.findByFoldedNames(forms)]);
      return pickByName(forms, candidates).flatMap((id) => directory.cittaById.get(id) ?? []);
    },

    async correctCaps(cittaId, caps) {
      const sentence = visitorMessages().postcodeInvalid;
      if (caps !== null && !isCapList(caps))
        throw new AppError('DATI_NON_VALIDI', sentence, { campi: { cap: sentence } });
      const { id } = await findCitta(await readCurrent(), cittaId);
      await writer.setCorrectedCaps(id, caps);
      directories.forget();
      return findCitta(await readCurrent(), id);
    },
  };
}

function createSurroundings({ repository, directories }: Sources): Pick<LocationsService, 'surroundingsOf'> {
  const towns = cacheFor(NAMES_MS, () => repository.listTowns());
  let landmarks: ReturnType<typeof readLandmarks> | null = null;
  return {
    async surroundingsOf({ citta_id, ...point }) {
      landmarks ??= readLandmarks();
      const [all, { italian, current }] = await Promise.all([towns.read(), directories.read()]);
      const isInTown = all.some(({ id }) => id === citta_id);
      const comune = italian.cittaById.get(citta_id)?.nome ?? '';
      const named = all.map((town) => ({ ...town, nome: current().cittaById.get(town.id)?.nome ?? town.nome }));
      return measureSurroundings(point, { ...landmarks, towns: isInTown ? [] : named }, comune);
    },
  };
}

export type CountsCache = { forgetCounts(): void };

export function createLocationsService(
  db: Kysely<LocationsTables>,
  readDb: Kysely<LocationsTables> = db,
): LocationsService & CountsCache {
  const repository = createLocationsRepository(readDb);
  const directories = cacheFor(NAMES_MS, () => readDirectories(repository));
  const readCurrent = async () => (await directories.read()).current();
  const counts = cacheFor(COUNTS_MS, () => repository.countStrutture());
  const sources = { repository, writer: createLocationsRepository(db), directories, readCurrent, counts };
  return {
    ...createLists(sources),
    ...createCounts(sources),
    ...createLookups(sources),
    ...createSurroundings(sources),
    forgetCounts: counts.forget,
  };
}
