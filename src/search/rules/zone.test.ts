import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readZone, type Zone, type ZoneAddress, writeZone } from './zone.ts';

const BOX = { kind: 'riquadro', west: 11.2, south: 43.2, east: 11.4, north: 43.4 } as const;

describe('zone queries', () => {
  test.each<[string, Zone]>([
    ['area=val-d-orcia', { kind: 'area', area: 'val-d-orcia' }],
    ['intorno=52032&km=20', { kind: 'intorno', citta_id: 52032, km: 20 }],
    ['zona=11.2,43.2,11.4,43.4', BOX],
    ['ambiente=mare', { kind: 'ambiente', ambiente: 'mare', inside: null, dove: '' }],
    [
      'dove=toscana/siena&ambiente=montagna',
      { kind: 'ambiente', ambiente: 'montagna', inside: null, dove: 'toscana/siena' },
    ],
    [
      'area=cilento&ambiente=mare',
      { kind: 'ambiente', ambiente: 'mare', inside: { kind: 'area', area: 'cilento' }, dove: '' },
    ],
    ['zona=-0.5,43,11.25,43.4', { kind: 'riquadro', west: -0.5, south: 43, east: 11.25, north: 43.4 }],
  ])('readZone and writeZone round-trip %s', (query, zone) => {
    expect(writeZone(zone)).toBe(query);
    expect(readZone(Object.fromEntries(new URLSearchParams(query)))).toEqual(zone);
  });

  test.each<ZoneAddress>([
    {},
    { zona: '' },
    { zona: '11.2,43.2,11.4' },
    { zona: '11.2,43.2,11.4,43.4,1' },
    { zona: '11.4,43.2,11.2,43.4' },
    { zona: '11.2,43.4,11.4,43.2' },
    { zona: '11.2,43.2,11.2,43.2' },
    { zona: '11.2,43.2,11.4,86' },
    { zona: '11.2,43.2,1e2,43.4' },
    { zona: '11.2,43.2,NaN,43.4' },
    { intorno: '52032' },
    { intorno: '52032', km: '51' },
    { intorno: '52032', km: '0' },
    { intorno: 'siena', km: '20' },
    { km: '20' },
    { area: '' },
    { area: 'Salento' },
    { area: '../x' },
    { ambiente: 'deserto' },
    { dove: 'toscana' },
  ])('readZone returns null for %j', (address) => {
    expect(readZone(address)).toBeNull();
  });

  test('readZone returns the map section if the query also contains other zones', () => {
    expect(readZone({ zona: '11.2,43.2,11.4,43.4', intorno: '52032', km: '20', area: 'salento' })).toEqual(BOX);
  });

  const NOTHING = 1e-10;
  const degrees = fc.double({ min: 6, max: 19, noNaN: true });
  test('writeZone rounds a map section outwards', () => {
    fc.assert(
      fc.property(degrees, degrees, fc.double({ min: 0.001, max: 5, noNaN: true }), (west, south, side) => {
        const shown = { kind: 'riquadro' as const, west, south, east: west + side, north: south + side };
        const read = readZone(Object.fromEntries(new URLSearchParams(writeZone(shown))));
        expect(read).toMatchObject({ kind: 'riquadro' });
        if (read?.kind !== 'riquadro') return;
        expect(read.west <= shown.west + NOTHING && read.east >= shown.east - NOTHING).toBe(true);
        expect(read.south <= shown.south + NOTHING && read.north >= shown.north - NOTHING).toBe(true);
      }),
    );
  });

  // Regression test: 8.0011 * 10,000 is 80,010.99…, so the section moved west each time its URL was opened.
  const tenThousandths = fc.integer({ min: 60_000, max: 190_000 });
  test('writeZone returns the query that readZone parsed', () => {
    fc.assert(
      fc.property(tenThousandths, tenThousandths, fc.integer({ min: 1, max: 50_000 }), (x, y, side) => {
        const query = `zona=${[x, y, x + side, y + side].map((each) => each / 10_000).join(',')}`;
        const zone = readZone(Object.fromEntries(new URLSearchParams(query)));
        expect(zone && writeZone(zone)).toBe(query);
      }),
      { examples: [[80_011, 400_003, 1989]] },
    );
  });
});
