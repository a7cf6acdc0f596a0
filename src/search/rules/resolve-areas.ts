import { foldName } from '../../locations/rules/fold-name.ts';
import type { AreaNames } from './read-area-names.ts';
import type { AreaFacts, AreaPart } from './read-areas.ts';
import type { Ambiente } from './search-criteria.ts';

/** `id` is the position in the list, starting at 1. */
export type Area = Pick<AreaFacts, 'slug' | 'nome' | 'dove' | 'others' | 'isLake'> & {
  id: number;
  citta_ids: readonly number[];
  regione_ids: readonly number[];
};

export type TouristAreaFacts = {
  areas: readonly AreaFacts[];
  settings: readonly AreaFacts[];
  names: AreaNames;
};

type NamedTown = { id: number; provincia_id: number; nome: string };
type NamedProvincia = { id: number; sigla: string };
type Towns = { citta: readonly NamedTown[]; province: readonly NamedProvincia[] };
type Places = {
  citta: readonly NamedTown[];
  province: readonly (NamedProvincia & { regione_id: number })[];
  regioni: readonly { id: number; nome: string }[];
};

type TownsOf = (part: AreaPart) => number[];

function createTownsOf({ citta, province }: Towns): TownsOf {
  const siglaOf = new Map(province.map(({ id, sigla }) => [id, sigla]));
  const bySigla = Map.groupBy(citta, ({ provincia_id }) => siglaOf.get(provincia_id));
  return ({ sigla, names, all }) => {
    const named = new Set(names.map(foldName));
    const isNamed = ({ nome }: NamedTown) => named.has(foldName(nome.split('/')[0] ?? nome));
    return (bySigla.get(sigla) ?? []).filter((town) => isNamed(town) !== all).map(({ id }) => id);
  };
}

function townsIn(facts: AreaFacts, townsOf: TownsOf): number[] {
  return [...new Set(facts.parts.flatMap(townsOf))];
}

function regioniIn({ regioni: names }: AreaFacts, regioni: Places['regioni']): number[] {
  return regioni.filter(({ nome }) => names.includes(nome)).map(({ id }) => id);
}

function townsInRegioni(regione_ids: readonly number[], { citta, province }: Places): number[] {
  const inside = new Set(province.filter(({ regione_id }) => regione_ids.includes(regione_id)).map(({ id }) => id));
  return citta.filter(({ provincia_id }) => inside.has(provincia_id)).map(({ id }) => id);
}

/**
 * Finds the comuni by name. Unknown names are skipped, because a test of the source data detects them.
 * @example resolveAreas(TOURIST_AREAS.areas, places)[0]?.citta_ids.length // 5
 */
export function resolveAreas(areas: readonly AreaFacts[], towns: Places): Area[] {
  const townsOf = createTownsOf(towns);
  return areas.map((facts, index) => {
    const { slug, nome, dove, others, isLake } = facts;
    const regione_ids = regioniIn(facts, towns.regioni);
    const citta_ids = [...new Set([...townsIn(facts, townsOf), ...townsInRegioni(regione_ids, towns)])];
    return { id: index + 1, slug, nome, dove, others, isLake, citta_ids, regione_ids };
  });
}

/** Returns the comuni of each setting. Those by a lake come from the lake areas. */
export function resolveSettings(
  { areas, settings }: Pick<TouristAreaFacts, 'areas' | 'settings'>,
  towns: Towns,
): Record<Ambiente, ReadonlySet<number>> {
  const townsOf = createTownsOf(towns);
  const of = (those: readonly AreaFacts[]) => new Set(those.flatMap((facts) => townsIn(facts, townsOf)));
  const listed = (ambiente: Ambiente) => of(settings.filter(({ slug }) => slug === ambiente));
  return { mare: listed('mare'), montagna: listed('montagna'), lago: of(areas.filter(({ isLake }) => isLake)) };
}
