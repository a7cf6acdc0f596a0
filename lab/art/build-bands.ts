/**
 * Draws the illustrations at the top of place pages and writes them to `public/bande`. Files that end in `-sera.svg` are for the
 * evening theme. Run `node lab/art/build-bands.ts` after a change and commit the files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocations } from '../../src/locations/server/build-locations.ts';
import { REGIONI } from '../../src/locations/rules/regioni.ts';
import { composeProvinceBand, composeRegionBand } from './bands/compose.ts';
import { ITALY } from './bands/regions.ts';

const BANDS = 'public/bande';

function write(name: string, compose: (light: 'giorno' | 'sera') => string): void {
  writeFileSync(join(BANDS, `${name}.svg`), compose('giorno'));
  writeFileSync(join(BANDS, `${name}-sera.svg`), compose('sera'));
}

mkdirSync(BANDS, { recursive: true });
for (const provincia of buildLocations().province)
  write(provincia.sigla, (light) => composeProvinceBand(provincia, light));
for (const regione of [...REGIONI, ITALY]) write(regione.codice, (light) => composeRegionBand(regione, light));
