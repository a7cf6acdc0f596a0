import { onceByLanguage } from '../../kernel/languages/by-language.ts';
import { ITALIAN, type Language, LOCALE } from '../../kernel/language.ts';
import type { Citta, Provincia, Regione } from '../contract.ts';
import type { PlaceNames } from '../rules/place-names.ts';
import { sortByName } from '../rules/sort-by-name.ts';
import { PROVINCE } from '../rules/province.ts';
import { readPlaceNames } from './place-names.ts';

export type PlaceDirectory = ReturnType<typeof createPlaceDirectory>;

export type PlaceDirectories = { italian: PlaceDirectory; names: PlaceNames; current: () => PlaceDirectory };

const CAPOLUOGHI = new Map(PROVINCE.map(({ id, capoluoghi }) => [id, capoluoghi]));

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

function translateDirectory(italian: PlaceDirectory, names: PlaceNames, language: Language): PlaceDirectory {
  const inWords = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' });
  const translate = <One extends { id: number; nome: string; slug: string }>(
    kind: 'regione' | 'provincia' | 'citta',
    places: Iterable<One>,
  ): One[] => {
    const named = Array.from(places, (place) => {
      const italianPlace = { kind, id: place.id, nome: place.nome };
      return { ...place, nome: names.nameIn(language, italianPlace), slug: names.slugIn(language, italianPlace) };
    });
    return sortByName(named, language);
  };
  const capoluogoOf = (provinciaId: number) => {
    const towns = italian.cittaOfProvincia(provinciaId);
    const capoluoghi = (CAPOLUOGHI.get(provinciaId) ?? []).map((nome) => {
      const town = towns.find((one) => one.nome === nome);
      return town ? names.nameIn(language, { kind: 'citta', id: town.id, nome }) : nome;
    });
    return inWords.format(capoluoghi);
  };
  const province = translate('provincia', italian.province);
  return createPlaceDirectory(
    translate('regione', italian.regioni),
    province.map((one) => ({ ...one, capoluogo: capoluogoOf(one.id) })),
    translate('citta', italian.cittaById.values()),
  );
}

export function createPlaceDirectories(italian: PlaceDirectory): PlaceDirectories {
  const { regioni, province, cittaById } = italian;
  const names = readPlaceNames({ regioni, province, citta: [...cittaById.values()] });
  const current = onceByLanguage((language) =>
    language === ITALIAN ? italian : translateDirectory(italian, names, language),
  );
  return { italian, names, current };
}
