import { createRandom } from '../../../src/demo/seeded-random.ts';
import { FAR } from './distance.ts';
import { HORIZON, landLine, near, shore, STAGE, WATER } from './foreground.ts';
import { groupsAround, planted } from './plants.ts';
import { LANDMARKS, PROVINCE_VIEWS } from './provinces.ts';
import { REGION_VIEWS } from './regions.ts';
import { SCENES } from './scenes/scenes.ts';
import { type Drawing, INK } from './shapes.ts';
import { HEIGHT, HOURS, type Light, sky, WIDTH } from './sky.ts';
import type { View } from './view.ts';

const SEED = 20_261_126;
/** Seed of the regions' pictures. It differs from that of the provinces, because the ids of both start at 1. */
const REGION_SEED = 20_261_127;
const LAMPS = new Map<string, string>([
  [INK.finestra, '#F9D27A'],
  [INK.arcata, '#C98F4C'],
]);

const WET: readonly string[] = ['mare', 'lago', 'laguna', 'saline'];

export function atNight(colour: string): string {
  const lamp = LAMPS.get(colour);
  if (lamp !== undefined) return lamp;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  const grey = red * 0.3 + green * 0.55 + blue * 0.15;
  const mixed = [
    [red, 0.36, 6],
    [green, 0.42, 12],
    [blue, 0.5, 34],
  ].map(([part = 0, share = 0, lift = 0]) => Math.round((part * 0.68 + grey * 0.32) * share + lift));
  return `#${mixed
    .map((part) => Math.min(255, part).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

const inLight = (drawing: Drawing, light: Light) =>
  light === 'giorno' ? drawing : drawing.replaceAll(/#[0-9A-F]{6}/g, atNight);

const picture = (above: Drawing, below: Drawing, light: Light): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linecap="round" stroke-linejoin="round">${above}${inLight(below, light)}</svg>\n`;

const baseOf = ({ water }: View) => (water === 'lago' ? HORIZON + 9 : HORIZON + 1);

export function composeProvinceBand(provincia: { id: number; sigla: string }, light: Light): string {
  const view = PROVINCE_VIEWS.get(provincia.sigla);
  if (view === undefined) throw new Error(`No view is defined for ${provincia.sigla}`);
  const random = createRandom(SEED, provincia.id);
  const above = sky(random.pick(HOURS), light, random);
  const far = FAR[view.far](random, baseOf(view));
  const water = WATER[view.water](random);
  const land = near(view.near, shore(random, WET.includes(view.water)), random);
  const landmark = LANDMARKS[view.landmark]([0, 0], random);
  const stage = `<g transform="translate(${STAGE.x + random.int(-14, 14)} ${STAGE.y}) scale(1.15)">${landmark}</g>`;
  const plants = planted({ names: view.plants, groups: groupsAround(random), edge: land.edge }, random);
  return picture(above, far + water + land.drawing + stage + plants, light);
}

function lowered(far: Drawing, base: number, share: number): Drawing {
  return far === '' || share === 1
    ? far
    : `<g transform="translate(0 ${Math.round(base * (1 - share))}) scale(1 ${share})">${far}</g>`;
}

export function composeRegionBand(regione: { id: number; codice: string }, light: Light): string {
  const view = REGION_VIEWS.get(regione.codice);
  const scene = SCENES[regione.codice];
  if (view === undefined || scene === undefined) throw new Error(`No view is defined for ${regione.codice}`);
  const random = createRandom(REGION_SEED, regione.id);
  const above = sky(view.hour, light, random, scene.disc);
  const base = baseOf(view);
  const far = lowered(FAR[view.far](random, base), base, scene.rise ?? 1);
  const water = WATER[view.water](random);
  const behind = scene.behind?.(random) ?? '';
  const land = near(view.near, landLine(scene.land), random);
  const motif = scene.motif(random);
  const plants = planted({ names: view.plants, groups: scene.groups ?? GROUPS, edge: land.edge }, random);
  return picture(above, far + water + behind + land.drawing + motif + plants, light);
}

const GROUPS: readonly number[] = [60, 380, 640, 1500, 1640, 1790];
