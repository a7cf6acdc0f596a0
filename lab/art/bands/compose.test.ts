import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { REGIONI } from '../../../src/locations/rules/regioni.ts';
import { buildLocations } from '../../../src/locations/server/build-locations.ts';
import { resolveSettings } from '../../../src/search/rules/resolve-areas.ts';
import { TOURIST_AREAS } from '../../../src/search/source/tourist-areas.ts';
import { createRandom } from '../../../src/demo/seeded-random.ts';
import { atNight, composeProvinceBand, composeRegionBand } from './compose.ts';
import { PROVINCE_VIEWS } from './provinces.ts';
import { ITALY, REGION_VIEWS } from './regions.ts';
import { SCENES } from './scenes/scenes.ts';
import { INK } from './shapes.ts';
import { type Light, sky } from './sky.ts';
import type { View } from './view.ts';

const { province: PROVINCE, citta } = buildLocations();
const { lago } = resolveSettings(TOURIST_AREAS, { citta, province: PROVINCE });
const BANDS = join(import.meta.dirname, '../../../public/bande');
const MOST_BYTES = 7.5 * 1024;

const regioneOf = new Map(PROVINCE.map(({ sigla, regione_id }) => [sigla, regione_id]));
const codiceOf = (sigla: string) => REGIONI.find(({ id }) => id === regioneOf.get(sigla))?.codice ?? '';
const withRegioni = (sigle: readonly string[]) => new Set([...sigle, ...sigle.map(codiceOf)]);

const seaside = withRegioni(
  TOURIST_AREAS.settings.find(({ slug }) => slug === 'mare')?.parts.map(({ sigla }) => sigla) ?? [],
);

function showing(what: (view: View) => boolean): string[] {
  return [...PROVINCE_VIEWS, ...REGION_VIEWS]
    .filter(([name, view]) => name !== ITALY.codice && what(view))
    .map(([name]) => name);
}

const BANDS_OF = [
  ...PROVINCE.map((one) => ({ name: one.sigla, compose: (light: Light) => composeProvinceBand(one, light) })),
  ...[...REGIONI, ITALY].map((one) => ({ name: one.codice, compose: (light: Light) => composeRegionBand(one, light) })),
];

test('each province has exactly one view', () => {
  expect([...PROVINCE_VIEWS.keys()].toSorted()).toEqual(PROVINCE.map(({ sigla }) => sigla).toSorted());
});

test('Italy and every region have a view and a scene', () => {
  const codici = [...REGIONI, ITALY].map(({ codice }) => codice).toSorted();
  expect([...REGION_VIEWS.keys()].toSorted()).toEqual(codici);
  expect(Object.keys(SCENES).toSorted()).toEqual(codici);
});

describe('band files', () => {
  test('are all different', () => {
    expect(new Set(BANDS_OF.map(({ compose }) => compose('giorno'))).size).toBe(BANDS_OF.length);
  });

  test.each(['giorno', 'sera'] as const)('match the output generated from the tables for the theme %s', (light) => {
    const stale = BANDS_OF.filter(({ name, compose }) => {
      const file = `${name}${light === 'sera' ? '-sera' : ''}.svg`;
      return readFileSync(join(BANDS, file), 'utf8') !== compose(light);
    });
    expect(stale.map(({ name }) => name)).toEqual([]);
  });

  test('exist once for each theme and do not exceed the size limit', () => {
    const files = readdirSync(BANDS);
    expect(files).toHaveLength(BANDS_OF.length * 2);
    expect(files.filter((file) => gzipSync(readFileSync(join(BANDS, file))).length > MOST_BYTES)).toEqual([]);
  });
});

describe('in the bands', () => {
  test('the sea appears only where a comune is on the coast', () => {
    const shown = showing(({ water, near }) => ['mare', 'cala', 'saline'].includes(water) || near === 'spiaggia');
    expect(shown.length).toBeGreaterThan(43);
    expect(shown.filter((name) => !seaside.has(name))).toEqual([]);
  });

  test('lagoons appear only on the coast and around Mantua', () => {
    const shown = showing(({ water }) => water === 'laguna');
    expect(shown.filter((name) => !seaside.has(name))).toEqual(['MN']);
  });

  test('lakes appear only where a comune is on a lake', () => {
    const onLake = withRegioni(
      citta.flatMap((town) => {
        const provincia = PROVINCE.find(({ id }) => id === town.provincia_id);
        return lago.has(town.id) && provincia !== undefined ? [provincia.sigla] : [];
      }),
    );
    const shown = showing(({ water }) => water === 'lago');
    expect(shown.length).toBeGreaterThan(7);
    expect(shown.filter((name) => !onLake.has(name))).toEqual([]);
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
  ] as const)('the distant landscape "%s" appears only in the regions with the IDs %j', (far, regioni) => {
    const there = new Set<string>(
      REGIONI.filter(({ id }) => regioni.some((regione) => regione === id)).map(({ codice }) => codice),
    );
    const shown = showing((view) => view.far === far);
    expect(shown).not.toEqual([]);
    expect(shown.filter((name) => !there.has(REGION_VIEWS.has(name) ? name : codiceOf(name)))).toEqual([]);
  });
});

test('the sky consumes as many random numbers in the evening as by day', () => {
  const next = (light: Light) => {
    const random = createRandom(1, 1);
    sky('oro', light, random);
    return random.next();
  };
  expect(next('sera')).toBe(next('giorno'));
});

describe('atNight', () => {
  const LIT = ['finestra', 'arcata'] as const;
  const parts = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

  test.each(Object.entries(INK).filter(([name]) => !LIT.some((lit) => lit === name)))(
    'makes %s (%s) dark and not reddish',
    (_, day) => {
      const [red = 0, green = 0, blue = 0] = parts(atNight(day));
      expect(Math.max(red, green, blue)).toBeLessThan(170);
      expect(blue).toBeGreaterThanOrEqual(red - 8);
    },
  );

  test('lights windows and arcades', () => {
    expect(LIT.map((name) => atNight(INK[name]))).toEqual(['#F9D27A', '#C98F4C']);
  });
});
