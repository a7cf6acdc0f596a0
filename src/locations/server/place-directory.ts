import type { Citta, Provincia, Regione } from '../contract.ts';

/** Every region, province and comune, each list in the order of an Italian index. */
export type PlaceDirectory = {
  regioni: readonly Regione[];
  province: readonly Provincia[];
  regioneById: ReadonlyMap<number, Regione>;
  provinciaById: ReadonlyMap<number, Provincia>;
  cittaById: ReadonlyMap<number, Citta>;
  provinceOfRegione(regioneId: number): readonly Provincia[];
  cittaOfProvincia(provinciaId: number): readonly Citta[];
};

function byId<Place extends { id: number }>(places: readonly Place[]): Map<number, Place> {
  return new Map(places.map((place) => [place.id, place]));
}

/** Indexes sorted lists of places. */
export function createPlaceDirectory(
  regioni: readonly Regione[],
  province: readonly Provincia[],
  citta: readonly Citta[],
): PlaceDirectory {
  const provinceByRegione = Map.groupBy(province, ({ regione_id }) => regione_id);
  const cittaByProvincia = Map.groupBy(citta, ({ provincia_id }) => provincia_id);
  return {
    regioni,
    province,
    regioneById: byId(regioni),
    provinciaById: byId(province),
    cittaById: byId(citta),
    provinceOfRegione: (regioneId) => provinceByRegione.get(regioneId) ?? [],
    cittaOfProvincia: (provinciaId) => cittaByProvincia.get(provinciaId) ?? [],
  };
}
