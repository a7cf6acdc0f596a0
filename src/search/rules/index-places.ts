import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { distanceKm } from '../../locations/rules/lat-lon.ts';
import { foldName } from '../../locations/rules/fold-name.ts';
import { byId, createDescriptions } from './describe-places.ts';
import { indexBeginnings } from './index-beginnings.ts';
import { indexPoints, type PointIndex } from './index-points.ts';
import { indexAreas } from './index-areas.ts';
import { foreignNames, withoutProvince } from './index-foreign-names.ts';
import type { Area, TouristAreaFacts } from './resolve-areas.ts';
import { memoised } from './memoised.ts';
import type { PlaceIndex } from './place-index.ts';
import type { KnownProvincia, KnownTown, PlaceFacts, PlaceMatch, PlaceName } from './place-facts.ts';
import { COLLOQUIAL_PLACES } from './lexicon-colloquial-places.ts';
import { typingDistance } from './typing-error.ts';

function namesOfProvincia({ nome, sigla }: KnownProvincia): string[] {
  const forms = [nome, ...nome.split('/')].map(foldName);
  return [...forms, ...forms.map((form) => `provincia di ${form}`), `provincia di ${sigla.toLowerCase()}`];
}

const COLLOQUIAL = 3;

function withColloquialNames(names: PlaceName[]): PlaceName[] {
  const named = Map.groupBy(names, ({ folded }) => folded);
  const colloquial = Object.entries(COLLOQUIAL_PLACES).flatMap(([folded, meant]) =>
    [meant]
      .flat()
      .flatMap((name) => named.get(name) ?? [])
      .map(({ placeMatch }) => ({ folded, placeMatch: { ...placeMatch, priority: COLLOQUIAL } })),
  );
  return [...names, ...colloquial];
}

function namesOfArea({ id, nome, others }: Area): PlaceName[] {
  const named = (folded: string, priority: number) => ({ folded, placeMatch: { kind: 'area' as const, id, priority } });
  return [named(foldName(nome), 1), ...others.map((name) => named(name, 2))];
}

function allNames({ regioni, province, nomi }: PlaceFacts, areas: readonly Area[]): PlaceName[] {
  return withColloquialNames([
    ...areas.flatMap(namesOfArea),
    ...regioni.map(
      ({ id, nome }): PlaceName => ({ folded: foldName(nome), placeMatch: { kind: 'regione', id, priority: 1 } }),
    ),
    ...province.flatMap((one) =>
      [...new Set(namesOfProvincia(one))].map(
        (folded): PlaceName => ({ folded, placeMatch: { kind: 'provincia', id: one.id, priority: 1 } }),
      ),
    ),
    ...nomi.map(
      ({ citta_id, nome_folded, priority }): PlaceName => ({
        folded: nome_folded,
        placeMatch: { kind: 'citta', id: citta_id, priority },
      }),
    ),
  ]);
}

/** Separates the places that a name means in the page's language from the others. "Adria", for example, is a coast only in German. */
function byPageLanguage(names: readonly PlaceName[]): { here: readonly PlaceName[]; elsewhere: readonly PlaceName[] } {
  const isLocal = ({ foreign, placeMatch }: PlaceName) =>
    foreign === undefined || placeMatch.kind === 'regione' || foreign.languages.has(currentLanguage());
  const local = names.filter(isLocal);
  return local.length > 0
    ? { here: local, elsewhere: names.filter((name) => !isLocal(name)) }
    : { here: names, elsewhere: [] };
}

function postcodes({ citta }: PlaceFacts): PlaceName[] {
  return citta.flatMap(({ id, caps }) =>
    caps.map((folded): PlaceName => ({ folded, placeMatch: { kind: 'citta', id, priority: 1 } })),
  );
}

/** Returns the set of letters in the word as bits. Each typing error changes at most two bits, so most names need no comparison. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Finds the name with the fewest typing errors. Prefers the same first letter, then the larger place. */
function createNearest(
  names: readonly PlaceName[],
  peopleOf: (placeMatch: PlaceMatch) => number,
): PlaceIndex['nearest'] {
  const letters = Int32Array.from(names, ({ folded }) => lettersOf(folded));
  const nearestWithin = (most: number) => (folded: string) => {
    const typedLetters = lettersOf(folded);
    const near = names.flatMap((name, index) => {
      if (countBits((letters[index] ?? 0) ^ typedLetters) > 2 * most) return [];
      const distance = typingDistance(folded, name.folded, most);
      if (distance === 0 || distance > most) return [];
      const isLikeFirst = name.folded[0] === folded[0] ? 0 : 1;
      return [{ folded: name.folded, distance, isLikeFirst, people: peopleOf(name.placeMatch) }];
    });
    near.sort((a, b) => a.distance - b.distance || a.isLikeFirst - b.isLikeFirst || b.people - a.people);
    return near[0] ?? null;
  };
  const within = new Map<number, ReturnType<typeof nearestWithin>>();
  return (folded, most) => {
    const find = within.get(most) ?? memoised(nearestWithin(most));
    within.set(most, find);
    return find(folded);
  };
}

function createAncestorsOf(
  province: ReadonlyMap<number, KnownProvincia>,
  citta: ReadonlyMap<number, KnownTown>,
): PlaceIndex['ancestorsOf'] {
  return ({ kind, id }) => {
    if (kind === 'regione') return [];
    const provincia_id = kind === 'citta' ? (citta.get(id)?.provincia_id ?? 0) : id;
    const regione: Pick<PlaceMatch, 'kind' | 'id'> = {
      kind: 'regione',
      id: province.get(provincia_id)?.regione_id ?? 0,
    };
    return kind === 'citta' ? [{ kind: 'provincia', id: provincia_id }, regione] : [regione];
  };
}

function createAround(towns: readonly KnownTown[], citta: ReadonlyMap<number, KnownTown>): PlaceIndex['around'] {
  return (cittaId, km) => {
    const middle = citta.get(cittaId);
    if (middle === undefined) return [];
    return towns.filter((town) => distanceKm(town, middle) <= km).map(({ id }) => id);
  };
}

/** Maximum gap in degrees between the bounding boxes of two places that count as near each other. */
const BESIDE = 0.2;

function createAreNear(citta: ReadonlyMap<number, KnownTown>): PlaceIndex['areNear'] {
  const boundsOf = (ids: readonly number[], side: 'lat' | 'lon') => {
    const sides = ids.map((id) => citta.get(id)?.[side] ?? Number.NaN);
    return { least: Math.min(...sides) - BESIDE / 2, most: Math.max(...sides) + BESIDE / 2 };
  };
  return (one, other) =>
    (['lat', 'lon'] as const).every((side) => {
      const [first, second] = [boundsOf(one, side), boundsOf(other, side)];
      return first.least <= second.most && second.least <= first.most;
    });
}

/** Minimum length of a foreign name that is used as a correction. Shorter names resemble ordinary words. */
const SHORTEST_GUESSED = 6;

function isGuessed({ folded, foreign, placeMatch }: PlaceName): boolean {
  if (placeMatch.kind === 'punto' || /\d/.test(folded)) return false;
  if (foreign === undefined) return true;
  return foreign.isShown && folded.length >= SHORTEST_GUESSED && withoutProvince(folded) === folded;
}

type AncestorsOf = ReturnType<typeof createAncestorsOf>;
type Areas = ReturnType<typeof indexAreas>;
type Points = Pick<PointIndex, 'point' | 'townsOfPoint'>;

/** `around` also accepts points. It returns the comuni of a point and the places that contain those comuni. */
function createAncestors(administered: AncestorsOf, { outerOf }: Pick<Areas, 'outerOf'>, points: Points) {
  const ofPlaces: PlaceIndex['ancestorsOf'] = (place) => [
    ...(place.kind === 'area' ? [] : administered(place)),
    ...outerOf(place),
  ];
  const around: PlaceIndex['ancestorsOf'] = (place) => {
    if (place.kind !== 'punto') return ofPlaces(place);
    const towns = points.townsOfPoint(place.id).map((id) => ({ kind: 'citta' as const, id }));
    return towns.flatMap((town) => [town, ...ofPlaces(town)]);
  };
  return { ofPlaces, around };
}

function createTownsOf(facts: PlaceFacts, areas: Pick<PlaceIndex, 'townsOf'>, points: Points): PlaceIndex['townsOf'] {
  return (place) => {
    const point = place.kind === 'punto' ? points.point(place.id) : undefined;
    return point
      ? facts.citta.filter((town) => distanceKm(town, point) <= point.km).map(({ id }) => id)
      : areas.townsOf(place);
  };
}

function createNamed(names: readonly PlaceName[]): Pick<PlaceIndex, 'matchesOf' | 'alsoNamed'> {
  const byName = Map.groupBy(names, ({ folded }) => folded);
  return {
    matchesOf: (folded) => byPageLanguage(byName.get(folded) ?? []).here.map(({ placeMatch }) => placeMatch),
    alsoNamed: (folded) => byPageLanguage(byName.get(folded) ?? []).elsewhere.map(({ placeMatch }) => placeMatch),
  };
}

function createProvinciaOf({ province }: PlaceFacts): PlaceIndex['provinciaOf'] {
  const bySigla = new Map(province.map(({ id, sigla }) => [sigla.toLowerCase(), id]));
  return (sigla) => {
    const id = bySigla.get(sigla);
    return id === undefined ? null : { kind: 'provincia', id, priority: 1 };
  };
}

export function indexPlaces(facts: PlaceFacts, areaFacts: TouristAreaFacts): PlaceIndex {
  const { areas, outerOf, ...areaIndex } = indexAreas(facts, areaFacts);
  const known = allNames(facts, areas);
  const { names: pointNames, ...points } = indexPoints(facts);
  const foreign = foreignNames(facts, { areas, areaNames: areaFacts.names, known });
  const names = [...known, ...foreign, ...pointNames, ...postcodes(facts)];
  const [province, citta] = [byId(facts.province), byId(facts.citta)];
  const { ofPlaces, around } = createAncestors(createAncestorsOf(province, citta), { outerOf }, points);
  const peopleOf = (place: Pick<PlaceMatch, 'kind' | 'id'>) =>
    areaIndex.townsOf(place).reduce((people, id) => people + (citta.get(id)?.popolazione ?? 0), 0);
  return {
    ...areaIndex,
    ...points,
    townsOf: createTownsOf(facts, areaIndex, points),
    ...indexBeginnings(names),
    names,
    peopleOf,
    ...createDescriptions(facts, { ...areaIndex, ...points }, ofPlaces),
    ...createNamed(names),
    ancestorsOf: around,
    isWithin: (inner, outer) => around(inner).some(({ kind, id }) => kind === outer.kind && id === outer.id),
    provinciaOf: createProvinciaOf(facts),
    around: createAround(facts.citta, citta),
    areNear: createAreNear(citta),
    nearest: createNearest(names.filter(isGuessed), peopleOf),
  };
}
