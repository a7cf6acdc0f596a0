import { foldedForms, foldName } from '../rules/fold-name.ts';
import { parseComuni, parseTowns } from '../rules/parse-comuni.ts';
import { slugify } from '../rules/slugify.ts';
import { sortByName } from '../rules/sort-by-name.ts';
import { KNOWN_PROVINCE } from '../rules/known-province.ts';
import { PROVINCE } from '../rules/province.ts';
import { REGIONI } from '../rules/regioni.ts';
import { SECOND_NAMES } from '../source/second-names.ts';
import { type BuiltComune, buildComuni } from './build-comuni.ts';
import { readFacts } from './read-landmarks.ts';
import type { LocationsTables } from './tables.ts';

export { PROVINCE } from '../rules/province.ts';

export type Locations = {
  regioni: LocationsTables['regioni'][];
  province: LocationsTables['province'][];
  citta: Omit<LocationsTables['citta'], 'caps_corretti'>[];
  citta_nomi: LocationsTables['citta_nomi'][];
  citta_alias: LocationsTables['citta_alias'][];
};

const PRIORITIES = [1, 2, 3] as const;

function rank<Place extends { id: number; nome: string }>(places: readonly Place[]) {
  return sortByName(places).map((place, index) => ({ ...place, slug: slugify(place.nome), posizione: index + 1 }));
}

function buildProvince(): Locations['province'] {
  return KNOWN_PROVINCE.map((provincia, index) => ({ ...provincia, posizione: index + 1 }));
}

function buildCitta(comuni: readonly BuiltComune[]): Locations['citta'] {
  const provinciaBySigla = new Map(PROVINCE.map(({ sigla, id }) => [sigla, id]));
  return rank(comuni).map(({ sigla, caps, formerIds: _ids, formerNames: _names, ...citta }) => {
    const provincia_id = provinciaBySigla.get(sigla);
    if (provincia_id === undefined) throw new Error(`No province ${sigla} for ${citta.nome}`);
    return { ...citta, provincia_id, caps: [...caps] };
  });
}

function nomiOf({ id, nome, sigla, formerNames }: BuiltComune): Locations['citta_nomi'] {
  const second = SECOND_NAMES[sigla]?.[nome];
  const byPriority = {
    1: [foldName(nome)],
    2: foldedForms(second === undefined ? nome : `${nome}/${second}`),
    3: formerNames.flatMap(foldedForms),
  } as const;
  const seen = new Set<string>();
  return PRIORITIES.flatMap((priority) =>
    byPriority[priority]
      .filter((form) => !seen.has(form) && seen.add(form))
      .map((nome_folded) => ({ citta_id: id, nome_folded, priority })),
  );
}

export function buildLocations(): Locations {
  const comuni = buildComuni(parseComuni(readFacts('comuni.txt')), parseTowns(readFacts('towns.txt')));
  return {
    regioni: rank(REGIONI),
    province: buildProvince(),
    citta: buildCitta(comuni),
    citta_nomi: comuni.flatMap(nomiOf),
    citta_alias: comuni.flatMap(({ id, formerIds }) =>
      formerIds.map((istat_precedente) => ({ istat_precedente, citta_id: id })),
    ),
  };
}
