import { foldName } from '../../locations/rules/fold-name.ts';
import { distanceKm } from '../../locations/rules/lat-lon.ts';
import type { KnownTown, PlaceFacts, PlaceName } from './place-index.ts';
import { POINT_KM, pointName, type PointFacts, type PointKind } from './read-points.ts';

/** A point with its id among places, and how far around it homes are near it. */
export type KnownPoint = PointFacts & { id: number; km: number };

export type PointIndex = {
  point(id: number): KnownPoint | undefined;
  pointBySlug(slug: string): KnownPoint | undefined;
  /** The comune that a point lies in, as far as one can tell, and those that it serves. */
  townsOfPoint(id: number): readonly number[];
  /** The folded Italian name of a comune. */
  townName(id: number): string;
  /** The point of a kind that some words name, or the main one of some comuni; of several the one of a comune that is `mentioned`. */
  findPoint(kind: PointKind, name: string, towns: readonly number[], mentioned: ReadonlySet<number>): KnownPoint | null;
};

/** Degrees of latitude within which the comune of a point has its middle. */
const NEAR_DEGREES = 0.3;
/** A part of a station's name says it, where its town has so many people: "Tiburtina". */
const LARGE_TOWN = 50_000;

function nearestTown(point: PointFacts, citta: readonly KnownTown[]): KnownTown | undefined {
  const near = citta.filter(({ lat }) => Math.abs(lat - point.lat) < NEAR_DEGREES);
  const away = near.map((town) => ({ town, km: distanceKm(town, point) }));
  // "Roma Tiburtina" lies in Rome, whichever middle is nearer.
  const named = away.filter(({ town, km }) => km < 20 && foldName(point.nome).startsWith(`${foldName(town.nome)} `));
  const of = named.length > 0 ? named : away;
  return of.toSorted((one, other) => one.km - other.km)[0]?.town;
}

/** What of a station's name follows that of its town. */
function partOf(point: PointFacts, large: ReadonlySet<string>): string[] {
  const words = foldName(point.nome).split(' ');
  const at = words.findIndex((_, index) => large.has(words.slice(0, index + 1).join(' ')));
  return point.kind === 'stazione' && at >= 0 && at + 1 < words.length ? [words.slice(at + 1).join(' ')] : [];
}

export function indexPoints({ points: facts = [], citta }: Pick<PlaceFacts, 'points' | 'citta'>): PointIndex & {
  names: PlaceName[];
} {
  const points = facts.map((point, index): KnownPoint => ({ ...point, id: index + 1, km: POINT_KM[point.kind] }));
  const byId = new Map(points.map((point) => [point.id, point]));
  const bySlug = new Map(points.map((point) => [point.slug, point]));
  const large = new Set(citta.filter((town) => town.popolazione >= LARGE_TOWN).map(({ nome }) => foldName(nome)));
  const townsByName = Map.groupBy(citta, ({ nome }) => foldName(nome));
  const saying = points.flatMap((point) => [...point.beside, ...partOf(point, large)].map((name) => ({ name, point })));
  const bySaid = Map.groupBy(saying, ({ name, point }) => `${point.kind} ${name}`);
  const nameOf = new Map(citta.map(({ id, nome }) => [id, foldName(nome)]));
  const memo = new Map<number, number[]>();
  const townsOfPoint = (id: number): readonly number[] => {
    const point = byId.get(id);
    if (point === undefined) return [];
    const known = memo.get(id);
    const own = nearestTown(point, known === undefined ? citta : []);
    const served = point.serves.flatMap((name) => townsByName.get(name) ?? []);
    const towns = known ?? [...(own ? [own.id] : []), ...served.map((town) => town.id)];
    memo.set(id, towns);
    return towns;
  };
  const mainOf = (kind: PointKind, town: number): KnownPoint | undefined => {
    const nome = nameOf.get(town) ?? '';
    if (kind !== 'stazione') return points.find((point) => point.kind === kind && point.serves.includes(nome));
    const ofTown = points.filter((point) => point.kind === kind && `${foldName(point.nome)} `.startsWith(`${nome} `));
    return (
      ofTown.find((point) => point.isMain) ??
      ofTown.find((point) => foldName(point.nome) === nome) ??
      ofTown.find((point) => townsOfPoint(point.id).includes(town))
    );
  };
  const named = (folded: string, { id }: KnownPoint): PlaceName => ({
    folded,
    placeMatch: { kind: 'punto', id, priority: 1 },
  });
  return {
    point: (id) => byId.get(id),
    pointBySlug: (slug) => bySlug.get(slug),
    townsOfPoint,
    townName: (id) => nameOf.get(id) ?? '',
    findPoint(kind, name, towns, mentioned) {
      const said = (bySaid.get(`${kind} ${name}`) ?? []).map(({ point }) => point);
      const there = said.find(({ id }) => townsOfPoint(id).some((town) => mentioned.has(town)));
      const main = towns.map((town) => mainOf(kind, town)).find((point) => point !== undefined);
      return there ?? main ?? said[0] ?? null;
    },
    names: points.flatMap((point) => [
      named(pointName(point.kind, point.nome), point),
      ...point.alone.map((name) => named(name, point)),
    ]),
  };
}
