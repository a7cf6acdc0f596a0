import type { StanzaFoto } from '../../src/media/rules/photo-details.ts';
import type { Setting } from './choose-setting.ts';
import type { Random } from './seeded-random.ts';

export type DemoPhoto = {
  name: string;
  alt: string;
  /** Shown from outside: such pictures come first. */
  outside: boolean;
  /** What the gallery says of it. */
  stanza?: StanzaFoto;
  didascalia?: string;
  fits(listing: { setting: Setting; servizi: readonly string[]; title: string }): boolean;
};

const COUNTRY: readonly Setting[] = ['colline', 'campagna'];
/** Words for houses that do not look like a stone farmhouse. */
const NO_FARMHOUSE = ['Attico', 'Appartamento', 'Bilocale', 'Trullo', 'Baita', 'Chalet', 'Maso'];

function isFarmhouse(setting: Setting, title: string): boolean {
  return COUNTRY.includes(setting) && !NO_FARMHOUSE.includes(title);
}

/** The eleven pictures, rendered from our own scenes: demo listings say so on every one of them. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = [
  {
    name: 'trullo',
    alt: 'Tre trulli bianchi con i tetti a cono di pietra e una porta verde acqua',
    outside: true,
    fits: ({ setting }) => setting === 'trulli',
  },
  {
    name: 'baita',
    alt: 'Una baita di legno e intonaco bianco nella neve, con il balcone al primo piano',
    outside: true,
    fits: ({ setting }) => setting === 'montagna',
  },
  {
    name: 'casale',
    alt: 'La facciata in pietra del casale con le persiane verdi, tra i cipressi',
    outside: true,
    fits: ({ setting, title }) => isFarmhouse(setting, title),
  },
  {
    name: 'terrazza',
    alt: 'Una terrazza bianca con pergolato e bouganville, affacciata sul mare',
    outside: true,
    fits: ({ setting, servizi }) =>
      setting === 'mare' && (servizi.includes('Vista Mare') || servizi.includes('Terrazza')),
  },
  {
    name: 'cortile',
    alt: 'Il cortile con il portico, il glicine in fiore e un tavolino',
    outside: true,
    fits: ({ setting }) => ['citta', 'borgo', 'colline', 'campagna', 'lago', 'mare'].includes(setting),
  },
  {
    name: 'casaleb',
    alt: 'Le finestre con le persiane verdi sul muro di pietra',
    outside: true,
    fits: ({ setting, title }) => setting === 'borgo' || setting === 'lago' || isFarmhouse(setting, title),
  },
  {
    name: 'piscina',
    alt: 'La piscina tra i cipressi, con vista sulle colline',
    outside: true,
    fits: ({ setting, servizi }) => servizi.includes('Piscina') && COUNTRY.includes(setting),
  },
  {
    name: 'terrazzab',
    alt: 'Il tavolo apparecchiato sotto il pergolato, con il mare sullo sfondo',
    outside: true,
    fits: ({ setting, servizi }) =>
      setting === 'mare' && (servizi.includes('Vista Mare') || servizi.includes('Terrazza')),
  },
  {
    name: 'camera',
    alt: 'Camera matrimoniale con travi a vista e pavimento di cotto',
    outside: false,
    fits: () => true,
  },
  {
    name: 'camerab',
    alt: 'Il letto matrimoniale con la testiera di legno e una lampada accesa',
    outside: false,
    fits: () => true,
  },
  {
    name: 'limoni',
    alt: 'Limoni in una ciotola azzurra sul tavolo della cucina',
    outside: false,
    fits: ({ setting }) => setting !== 'montagna',
  },
];

const WITHOUT_PHOTOS = 0.08;
/** Covers that show a room: more where only one picture from outside fits, or a town's cards would all look the same. */
const INSIDE_COVER = { one: 0.5, several: 0.15 };
/** Most owners show everything that they have. */
const SHOWS_ALL = 0.6;

function chooseCover(random: Random, fitting: readonly DemoPhoto[]): DemoPhoto | undefined {
  const outside = fitting.filter((photo) => photo.outside);
  const inside = random.chance(outside.length > 1 ? INSIDE_COVER.several : INSIDE_COVER.one);
  // The pictures are listed from the most telling on.
  const covers = inside || outside.length === 0 ? fitting.filter((photo) => !photo.outside) : outside.slice(0, 2);
  return random.sample(covers, 1)[0];
}

/** Pictures that could be of the listing, each once, mostly one from outside first; now and then none. */
export function choosePhotos(random: Random, listing: Parameters<DemoPhoto['fits']>[0]): string[] {
  if (random.chance(WITHOUT_PHOTOS)) return [];
  const fitting = DEMO_PHOTOS.filter(({ fits }) => fits(listing));
  const cover = chooseCover(random, fitting);
  if (cover === undefined) return [];
  const others = random.sample(
    fitting.filter((photo) => photo !== cover),
    fitting.length,
  );
  const count = random.chance(SHOWS_ALL) ? others.length : random.int(0, others.length);
  return [cover, ...others.slice(0, count)].map(({ name }) => name);
}
