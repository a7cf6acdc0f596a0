import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildLocations } from '../../../src/locations/server/build-locations.ts';
import { TOURIST_AREAS } from '../../../src/search/source/tourist-areas.ts';
import { landscapeOf } from '../../demo/landscape.ts';
import { atNight, composeBand } from './compose.ts';
import { PROVINCE_VIEWS } from './provinces.ts';
import { INK } from './shapes.ts';

const { province: PROVINCE, citta } = buildLocations();
const BANDS = join(import.meta.dirname, '../../../public/bande');

const seaside = new Set(TOURIST_AREAS.settings.find(({ slug }) => slug === 'mare')?.parts.map(({ sigla }) => sigla));
const regioneOf = new Map(PROVINCE.map(({ sigla, regione_id }) => [sigla, regione_id]));

/** The letters of provinces that show this. */
function showing(what: (view: NonNullable<ReturnType<typeof PROVINCE_VIEWS.get>>) => boolean): string[] {
  return [...PROVINCE_VIEWS].filter(([, view]) => what(view)).map(([sigla]) => sigla);
}

describe('«A band for each province, not the same crop for every town»', () => {
  test('each has its line in the table, and nobody else has', () => {
    expect([...PROVINCE_VIEWS.keys()].toSorted()).toEqual(PROVINCE.map(({ sigla }) => sigla).toSorted());
  });

  test('no two say the same', () => {
    const lines = [...PROVINCE_VIEWS.values()].map((view) => JSON.stringify(view));
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  test('no two are drawn alike', () => {
    expect(new Set(PROVINCE.map((provincia) => composeBand(provincia, 'giorno'))).size).toBe(PROVINCE.length);
  });

  test.each(['giorno', 'sera'] as const)('the files are those that the table draws (%s)', (light) => {
    const stale = PROVINCE.filter((provincia) => {
      const file = `${provincia.sigla}${light === 'sera' ? '-sera' : ''}.svg`;
      return readFileSync(join(BANDS, file), 'utf8') !== composeBand(provincia, light);
    });
    expect(stale.map(({ sigla }) => sigla)).toEqual([]);
  });

  test('a province that nobody has looked at is refused', () => {
    expect(() => composeBand({ id: 999, sigla: 'XX' }, 'giorno')).toThrow('XX');
  });
});

describe('what is drawn is there', () => {
  test('the sea, where a comune is by the sea', () => {
    const shown = showing(({ water, near }) => water === 'mare' || water === 'saline' || near === 'spiaggia');
    expect(shown.length).toBeGreaterThan(35);
    expect(shown.filter((sigla) => !seaside.has(sigla))).toEqual([]);
  });

  test('lagoons by the sea, and the lakes around Mantua', () => {
    const shown = showing(({ water }) => water === 'laguna');
    expect(shown.filter((sigla) => !seaside.has(sigla))).toEqual(['MN']);
  });

  test('a lake, where a comune lies on one', () => {
    const onLake = new Set(
      citta.flatMap((town) => {
        const provincia = PROVINCE.find(({ id }) => id === town.provincia_id);
        const { lake } = landscapeOf({ ...town, sigla: '', regione_id: 0, capital: false, popolazione: 0, cap: [] });
        return lake === null || provincia === undefined ? [] : [provincia.sigla];
      }),
    );
    const shown = showing(({ water }) => water === 'lago');
    expect(shown.length).toBeGreaterThan(6);
    expect(shown.filter((sigla) => !onLake.has(sigla))).toEqual([]);
  });

  test.each([
    ['alpi', [1, 2, 3, 4, 5, 6]],
    ['alpi-lontane', [1, 2, 3, 4, 5, 6]],
    ['prealpi', [1, 3, 4, 5, 6]],
    ['dolomiti', [4, 5, 6]],
    ['apuane', [9]],
    ['gran-sasso', [13]],
    ['vesuvio', [15]],
    ['etna', [18, 19]],
  ] as const)('"%s" in regions %j alone', (far, regioni) => {
    const shown = showing((view) => view.far === far);
    expect(shown).not.toEqual([]);
    expect(shown.filter((sigla) => !regioni.some((regione) => regione === regioneOf.get(sigla)))).toEqual([]);
  });
});

describe('a colour after sunset', () => {
  const parts = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

  test.each(Object.entries(INK).filter(([name]) => name !== 'finestra'))(
    '%s (%s) is dark, and leans to blue',
    (_, day) => {
      const [red = 0, green = 0, blue = 0] = parts(atNight(day));
      expect(Math.max(red, green, blue)).toBeLessThan(170);
      expect(blue).toBeGreaterThanOrEqual(red - 8);
    },
  );

  test('but for windows, which are lit', () => {
    expect(atNight(INK.finestra)).toBe('#F9D27A');
  });
});
