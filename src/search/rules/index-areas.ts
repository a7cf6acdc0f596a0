import type { KnownProvincia, KnownRegione, KnownTown, PlaceIndex, PlaceMatch } from './place-index.ts';
import { type Area, type TouristAreaFacts, resolveAreas, resolveSettings } from './resolve-areas.ts';

type Facts = {
  regioni: readonly KnownRegione[];
  province: readonly KnownProvincia[];
  citta: readonly KnownTown[];
};
type Place = Pick<PlaceMatch, 'kind' | 'id'>;

/** Tourist areas, settings and what lies in what. */
export type AreaIndex = Pick<PlaceIndex, 'area' | 'areaBySlug' | 'byPath' | 'townsOf' | 'inSetting'> & {
  areas: readonly Area[];
  /** Of a comune, a province and a region the areas that it lies in; of an area, the province or region that all of it lies in. */
  outerOf(place: Place): Place[];
};

function createTownsOf({ province, citta }: Facts, areas: ReadonlyMap<number, Area>): PlaceIndex['townsOf'] {
  const byProvincia = Map.groupBy(citta, ({ provincia_id }) => provincia_id);
  const ofProvincia = (id: number) => (byProvincia.get(id) ?? []).map((town) => town.id);
  return ({ kind, id }) => {
    if (kind === 'citta') return [id];
    if (kind === 'area') return areas.get(id)?.citta_ids ?? [];
    if (kind === 'provincia') return ofProvincia(id);
    return province.filter(({ regione_id }) => regione_id === id).flatMap((one) => ofProvincia(one.id));
  };
}

function createByPath({ regioni, province }: Facts): PlaceIndex['byPath'] {
  const slugs = new Map(regioni.map(({ id, slug }) => [id, slug]));
  const byPath = new Map<string, Place>([
    ...regioni.map(({ id, slug }): [string, Place] => [slug, { kind: 'regione', id }]),
    ...province.map(({ id, regione_id, slug }): [string, Place] => [
      `${slugs.get(regione_id) ?? ''}/${slug}`,
      { kind: 'provincia', id },
    ]),
  ]);
  return (path) => byPath.get(path);
}

function createOuterOf({ province, citta }: Facts, areas: readonly Area[]): AreaIndex['outerOf'] {
  const provinciaOf = new Map(citta.map(({ id, provincia_id }) => [id, provincia_id]));
  const regioneOf = new Map(province.map(({ id, regione_id }) => [id, regione_id]));
  const areasOf = Map.groupBy(
    areas.flatMap(({ id, citta_ids }) => citta_ids.map((citta_id) => ({ citta_id, id }))),
    ({ citta_id }) => citta_id,
  );
  const outerOfArea = new Map(
    areas.map(({ id, citta_ids }) => {
      const inProvince = new Set(citta_ids.map((each) => provinciaOf.get(each) ?? 0));
      const inRegioni = new Set([...inProvince].map((each) => regioneOf.get(each) ?? 0));
      const only = (kind: Place['kind'], ids: ReadonlySet<number>): Place[] =>
        ids.size === 1 ? [...ids].map((each) => ({ kind, id: each })) : [];
      return [id, [...only('provincia', inProvince), ...only('regione', inRegioni)]] as const;
    }),
  );
  const partsOf = (regione: number): Place[] =>
    areas.filter(({ regione_ids }) => regione_ids.includes(regione)).map(({ id }) => ({ kind: 'area', id }));
  return ({ kind, id }) => {
    if (kind === 'area') return [...(outerOfArea.get(id) ?? [])];
    if (kind === 'regione') return partsOf(id);
    if (kind === 'provincia') return partsOf(regioneOf.get(id) ?? 0);
    return kind === 'citta' ? (areasOf.get(id) ?? []).map((area) => ({ kind: 'area', id: area.id })) : [];
  };
}

/** Everything that is known of areas and settings, by the comuni of today. */
export function indexAreas(facts: Facts, areaFacts: TouristAreaFacts): AreaIndex {
  const areas = resolveAreas(areaFacts.areas, facts);
  const settings = resolveSettings(areaFacts, facts);
  const [byId, bySlug] = [
    new Map(areas.map((area) => [area.id, area])),
    new Map(areas.map((area) => [area.slug, area])),
  ];
  return {
    areas,
    area: (id) => byId.get(id),
    areaBySlug: (slug) => bySlug.get(slug),
    byPath: createByPath(facts),
    townsOf: createTownsOf(facts, byId),
    inSetting: (ambiente) => settings[ambiente],
    outerOf: createOuterOf(facts, areas),
  };
}
