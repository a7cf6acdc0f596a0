import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import type { PlaceNames } from '../../locations/rules/place-names.ts';
import type { PlaceIndex } from './place-index.ts';
import type { KnownProvincia, KnownRegione, KnownTown, PlaceMatch } from './place-facts.ts';
import { type Area, type TouristAreaFacts, resolveAreas, resolveSettings } from './resolve-areas.ts';

type Facts = {
  regioni: readonly KnownRegione[];
  province: readonly KnownProvincia[];
  citta: readonly KnownTown[];
  names: PlaceNames;
};
type Place = Pick<PlaceMatch, 'kind' | 'id'>;

export type AreaIndex = Pick<PlaceIndex, 'area' | 'areaBySlug' | 'byPath' | 'townsOf' | 'inSetting'> & {
  areas: readonly Area[];
  outerOf(place: Place): Place[];
};

function createTownsOf(
  { province, citta }: Pick<Facts, 'province' | 'citta'>,
  areas: ReadonlyMap<number, Area>,
): PlaceIndex['townsOf'] {
  const byProvincia = Map.groupBy(citta, ({ provincia_id }) => provincia_id);
  const ofProvincia = (id: number) => (byProvincia.get(id) ?? []).map((town) => town.id);
  return ({ kind, id }) => {
    if (kind === 'citta') return [id];
    if (kind === 'area') return areas.get(id)?.citta_ids ?? [];
    if (kind === 'punto') return [];
    if (kind === 'provincia') return ofProvincia(id);
    return province.filter(({ regione_id }) => regione_id === id).flatMap((one) => ofProvincia(one.id));
  };
}

/** Maps paths in all languages to places, because a page may be opened with another language's path. */
function createByPath({ regioni, province, names }: Facts): PlaceIndex['byPath'] {
  const byPath = new Map(
    LANGUAGES.flatMap((language): [string, Place][] => {
      const slugOf = ({ id, nome }: KnownRegione) => names.slugIn(language, { kind: 'regione', id, nome });
      const slugs = new Map(regioni.map((regione) => [regione.id, slugOf(regione)]));
      return [
        ...regioni.map((regione): [string, Place] => [slugOf(regione), { kind: 'regione', id: regione.id }]),
        ...province.map(({ id, regione_id, nome }): [string, Place] => [
          `${slugs.get(regione_id) ?? ''}/${names.slugIn(language, { kind: 'provincia', id, nome })}`,
          { kind: 'provincia', id },
        ]),
      ];
    }),
  );
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

export function indexAreas(facts: Facts, areaFacts: TouristAreaFacts): AreaIndex {
  const areas = resolveAreas(areaFacts.areas, facts);
  const settings = resolveSettings(areaFacts, facts);
  const [byId, bySlug] = [
    new Map(areas.map((area) => [area.id, area])),
    new Map(areas.map((area) => [area.slug, area])),
  ];
  const inCurrent = (area: Area | undefined) => {
    const localName = area && areaFacts.names.get(area.slug)?.get(currentLanguage());
    return area && localName ? { ...area, nome: localName.nome, dove: localName.dove } : area;
  };
  return {
    areas,
    area: (id) => inCurrent(byId.get(id)),
    areaBySlug: (slug) => inCurrent(bySlug.get(slug)),
    byPath: createByPath(facts),
    townsOf: createTownsOf(facts, byId),
    inSetting: (ambiente) => settings[ambiente],
    outerOf: createOuterOf(facts, areas),
  };
}
