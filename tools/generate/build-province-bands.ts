/**
 * Draws the strip over each province's pages, `public/bande/{sigla}.svg` by day and `{sigla}-sera.svg` in the evening theme, from the table
 * in `province-bands/provinces.ts`. Run `node tools/generate/build-province-bands.ts` when something there changes; the files are committed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLocations } from '../../src/locations/server/build-locations.ts';
import { composeBand } from './province-bands/compose.ts';

const BANDS = 'public/bande';

mkdirSync(BANDS, { recursive: true });
for (const provincia of buildLocations().province) {
  writeFileSync(join(BANDS, `${provincia.sigla}.svg`), composeBand(provincia, 'giorno'));
  writeFileSync(join(BANDS, `${provincia.sigla}-sera.svg`), composeBand(provincia, 'sera'));
}
