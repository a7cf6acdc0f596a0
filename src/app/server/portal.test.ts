import { expect, test } from 'vitest';
import { openTiles } from './portal.ts';

async function open(path: string | undefined) {
  const printed: string[] = [];
  const archive = await openTiles(path, (line) => printed.push(line));
  await archive?.close();
  return { hasStreets: archive !== null, printed };
}

test('the portal prints nothing if the tiles file is valid or no tiles file is configured', async () => {
  expect(await open(undefined)).toEqual({ hasStreets: false, printed: [] });
  expect(await open('test/tiles/prova.pmtiles')).toEqual({ hasStreets: true, printed: [] });
});

test.each([
  ['nessuno.pmtiles', 'MAP_TILES: il file nessuno.pmtiles non si può leggere. La mappa resta senza strade.'],
  ['test/tiles', 'MAP_TILES: il file test/tiles non si può leggere. La mappa resta senza strade.'],
  [
    'package.json',
    'MAP_TILES: il file package.json non è un archivio PMTiles (versione 3) di vector tiles. La mappa resta senza strade.',
  ],
])(
  'the portal starts without streets on the map and prints the reason if the tiles file %s is unusable',
  async (path, sentence) => {
    expect(await open(path)).toEqual({ hasStreets: false, printed: [sentence] });
  },
);
