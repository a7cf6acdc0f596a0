import { foldName } from '../../locations/rules/fold-name.ts';
import { distanceKm } from '../../locations/rules/lat-lon.ts';
import type { KnownTown, PlaceFacts, PlaceName } from './place-facts.ts';
import { POINT_KM, pointName, type PointFacts, type PointKind } from './read-points.ts';

export type KnownPoint = PointFacts & { id: number; km: number };

export type PointIndex = {
  point(id: number): KnownPoint | undefined;
  pointBySlug(slug: string): KnownPoint | undefined;
  /** Returns the comune to which the point belongs, if known, followed by the comuni that it serves. */
  townsOfPoint(id: number): readonly number[];
  townName(id: number): string;
  /** Finds a point by its name. Prefers a point in a `mentioned` comune, then the main point of `towns`, then any other. */
  findPoint(kind: PointKind, name: string, towns: readonly number[], mentioned: ReadonlySet<number>): KnownPoint | null;
};

const NEAR_DEGREES = 0.3;
/** Minimum population of a town in which part of a station's name identifies the station, as in "Tiburtina". */
const LARGE_TOWN = 50_000;

function nearestTown(point: PointFacts, citta: readonly KnownTown[]): KnownTown | undefined {
  const near = citta.filter(({ lat }) => Math.abs(lat - point.lat) < NEAR_DEGREES);
  const away = near.map((town) => ({ town, km: distanceKm(town, point) }));
  // A point whose name begins with that of a nearby town belongs to it, even if another centre is nearer.
  const named = away.filter(({ town, km }) => km < 20 && foldName(point.nome).startsWith(`${foldName(town.nome)} `));
  const of = named.length > 0 ? named : away;
  return of.toSorted((one, other) => one.km - other.km)[0]?.town;
}

function partOf(point: PointFacts, large: ReadonlySet<string>): string[] {
  const words = foldName(point.nome).split(' ');
  const at = words.findIndex((_, index) => large.has(words.slice(0, index + 1).join(' ')));
  return point.kind === 'stazione' && at >= 0 && at + 1 < words.length ? [words.slice(at + 1).join(' ')] : [];
}

function createTownsOfPoint(
  byId: ReadonlyMap<number, KnownPoint>,
  citta: readonly KnownTown[],
): PointIndex['townsOfPoint'] {
  const byName = Map.groupBy(citta, ({ nome }) => foldName(nome));
  const memo = new Map<number, readonly number[]>();
  return (id) => {
    const point = byId.get(id);
    const known = memo.get(id);
    if (known !== undefined || point === undefined) return known ?? [];
    const townOfPoint = nearestTown(point, citta);
    const served = point.serves.flatMap((name) => byName.get(name) ?? []);
    const towns = [...(townOfPoint ? [townOfPoint] : []), ...served].map((town) => town.id);
    memo.set(id, towns);
    return towns;
  };
}

function mainPoint(
  points: readonly KnownPoint[],
  { kind, nome, isThere }: { kind: PointKind; nome: string; isThere: (point: KnownPoint) => boolean },
): KnownPoint | undefined {
  const ofKind = points.filter((point) => point.kind === kind);
  if (kind !== 'stazione') return ofKind.find((point) => point.serves.includes(nome));
  const ofTown = ofKind.filter((point) => `${foldName(point.nome)} `.startsWith(`${nome} `));
  return (
    ofTown.find((point) => point.isMain) ??
    ofTown.find((point) => foldName(point.nome) === nome) ??
    ofTown.find(isThere)
  );
}

function groupByPhrase(points: readonly KnownPoint[], citta: readonly KnownTown[]): ReadonlyMap<string, KnownPoint[]> {
  const large = new Set(citta.filter((town) => town.popolazione >= LARGE_TOWN).map(({ nome }) => foldName(nome)));
  const byPhrase = new Map<string, KnownPoint[]>();
  for (const point of points) {
    for (const name of [...point.beside, ...partOf(point, large)]) {
      const phrase = `${point.kind} ${name}`;
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), point]);
    }
  }
  return byPhrase;
}

function namesOf({ id, kind, nome, alone }: KnownPoint): PlaceName[] {
  const placeMatch = { kind: 'punto', id, priority: 1 } as const;
  return [pointName(kind, nome), ...alone].map((folded) => ({ folded, placeMatch }));
}

export function indexPoints({ points: facts = [], citta }: Pick<PlaceFacts, 'points' | 'citta'>): PointIndex & {
  names: PlaceName[];
} {
  const points = facts.map((point, index): KnownPoint => ({ ...point, id: index + 1, km: POINT_KM[point.kind] }));
  const byId = new Map(points.map((point) => [point.id, point]));
  const bySlug = new Map(points.map((point) => [point.slug, point]));
  const byPhrase = groupByPhrase(points, citta);
  const nameOf = new Map(citta.map(({ id, nome }) => [id, foldName(nome)]));
  const townsOfPoint = createTownsOfPoint(byId, citta);
  const townName = (id: number) => nameOf.get(id) ?? '';
  return {
    point: (id) => byId.get(id),
    pointBySlug: (slug) => bySlug.get(slug),
    townsOfPoint,
    townName,
    findPoint(kind, name, towns, mentioned) {
      const named = byPhrase.get(`${kind} ${name}`) ?? [];
      const there = named.find(({ id }) => townsOfPoint(id).some((town) => mentioned.has(town)));
      const mains = towns.map((town) => {
        const isThere = ({ id }: KnownPoint) => townsOfPoint(id).includes(town);
        return mainPoint(points, { kind, nome: townName(town), isThere });
      });
      return there ?? mains.find((point) => point !== undefined) ?? named[0] ?? null;
    },
    names: points.flatMap(namesOf),
  };
}
