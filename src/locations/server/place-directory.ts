import type { Citta, Provincia, Regione } from '../contract.ts';

export type PlaceDirectory = ReturnType<typeof createPlaceDirectory>;

function byId<Place extends { id: number }>(places: readonly Place[]): Map<number, Place> {
  return new Map(places.map((place) => [place.id, place]));
}

export function createPlaceDirectory(regioni: Regione[], province: Provincia[], citta: Citta[]) {
  const provinceByRegione = Map.groupBy(province, ({ regione_id }) => regione_id);
  const cittaByProvincia = Map.groupBy(citta, ({ provincia_id }) => provincia_id);
  return {
    regioni,
    province,
    regioneById: byId(regioni),
    provinciaById: byId(province),
    cittaById: byId(citta),
    provinceOfRegione: (regioneId: number) => provinceByRegione.get(regioneId) ?? [],
    cittaOfProvincia: (provinciaId: number) => cittaByProvincia.get(provinciaId) ?? [],
  };
}
