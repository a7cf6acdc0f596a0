import { createRandom } from '../../demo/seeded-random.ts';
import { FAR } from './distance.ts';
import { HORIZON, near, STAGE, WATER } from './ground.ts';
import { planted } from './plants.ts';
import { LANDMARKS, PROVINCE_VIEWS } from './provinces.ts';
import { INK } from './shapes.ts';
import { HEIGHT, HOURS, type Light, sky, WIDTH } from './sky.ts';

const SEED = 20_261_126;
/** What glows when it is dark. */
const LAMP = '#F9D27A';

const WET: readonly string[] = ['mare', 'lago', 'laguna', 'saline'];

/** A colour of the day after sunset: darker, and towards the blue of the night. */
export function atNight(colour: string): string {
  if (colour === INK.finestra) return LAMP;
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

const inLight = (drawing: string, light: Light) =>
  light === 'giorno' ? drawing : drawing.replaceAll(/#[0-9A-F]{6}/g, atNight);

/** The strip over a province's pages, by day and in the evening: an SVG picture of 1920 × 240. */
export function composeBand(provincia: { id: number; sigla: string }, light: Light): string {
  const view = PROVINCE_VIEWS.get(provincia.sigla);
  if (view === undefined) throw new Error(`Nobody has said what is seen in ${provincia.sigla}`);
  const random = createRandom(SEED, provincia.id);
  const above = sky(random.pick(HOURS), light, random);
  const base = view.water === 'lago' ? HORIZON + 9 : HORIZON + 1;
  const far = FAR[view.far](random, base);
  const water = WATER[view.water](random);
  const land = near(view.near, WET.includes(view.water), random);
  const landmark = LANDMARKS[view.landmark]([0, 0], random);
  const stage = `<g transform="translate(${STAGE.x + random.int(-14, 14)} ${STAGE.y}) scale(1.15)">${landmark}</g>`;
  const below = far + water + land.drawing + stage + planted(view.plants, land.edge, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linecap="round" stroke-linejoin="round">${above}${inLight(below, light)}</svg>\n`;
}
