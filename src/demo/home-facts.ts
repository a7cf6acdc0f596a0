import type { HomeStory } from '../strutture/rules/listing-fields.ts';
import type { Servizio } from '../strutture/rules/servizi.ts';
import type { Setting } from './choose-setting.ts';
import type { HomeDistances } from './landscape.ts';
import type { Town } from './load-towns.ts';
import type { Noun } from './nouns.ts';

/** What a home is built like, as far as its name says: `any` may be a floor or a whole house. */
export type Building = 'flat' | 'house' | 'trullo' | 'any';

/** In a city a "casa" is a home in a palazzo. @example buildingOf('house', 'trulli') // 'trullo' */
export function buildingOf(kind: Noun['kind'], setting: Setting): Building {
  if (setting === 'trulli') return 'trullo';
  if (kind === undefined) return setting === 'colline' || setting === 'campagna' ? 'house' : 'any';
  return kind === 'flat' ? 'flat' : setting === 'citta' ? 'any' : 'house';
}

/** What is known of a home before anything is said of it: what sentences must not contradict. */
export type HomeFacts = Pick<Town, 'regione_id' | 'landscape'> & {
  setting: Setting;
  building: Building;
  /** As the crow flies; `centre`: to the middle of its comune. */
  km: HomeDistances & { centre: number };
  byRoom: boolean;
  posti_letto: number;
  num_camere: number;
  servizi: readonly Servizio[];
  /** What the page says elsewhere; nothing where the owner has told nothing. */
  told: Pick<HomeStory, 'arrivo_dalle' | 'arrivo_entro' | 'fumo' | 'animali' | 'gradini'>;
};

/** ISTAT's numbers of regions. */
const ALPINE = new Set([1, 2, 3, 4, 5, 6]);
const WITHOUT_OLIVES = new Set([1, 2, 3, 4, 5, 6, 8]);
/** Tuscany, Umbria, the Marche, Lazio. */
const WHITE_ROADS = new Set([9, 10, 11, 12]);
/** Liguria, Campania, Apulia, Basilicata, Calabria, Sicily, Sardinia. */
const ROCKY_COASTS = new Set([7, 15, 16, 17, 18, 19, 20]);
const LARGE_LAKES = new Set(['di Garda', 'di Como', 'Maggiore', 'd’Iseo']);

const offers =
  (...servizi: Servizio[]) =>
  (home: HomeFacts) =>
    servizi.some((servizio) => home.servizi.includes(servizio));

/** Behind the last houses, in kilometres from the middle of a comune. */
const OUTSIDE_KM = 1;
const CENTRAL_KM = 0.7;
/** To the water, in kilometres: across the road, some minutes, a walk. */
const [BEACH_KM, SHORE_KM] = [0.35, 0.7];

const isDetached = ({ building, setting }: HomeFacts) => building === 'house' && setting !== 'borgo';

/** What a phrase needs to be true. */
const IS_THERE = {
  alps: ({ landscape, regione_id }: HomeFacts) => landscape.mountains && ALPINE.has(regione_id),
  apennines: ({ landscape, regione_id }: HomeFacts) => landscape.mountains && !ALPINE.has(regione_id),
  beach: ({ km }: HomeFacts) => km.sea <= BEACH_KM,
  central: ({ km }: HomeFacts) => km.centre <= CENTRAL_KM,
  city: ({ landscape }: HomeFacts) => landscape.city,
  cooks: offers('Cucina'),
  cools: offers('Aria Condizionata'),
  countryside: ({ landscape }: HomeFacts) => !landscape.city,
  detached: isDetached,
  dogs: ({ told }: HomeFacts) => told.animali === 'si',
  family: ({ posti_letto }: HomeFacts) => posti_letto >= 4,
  fireplace: offers('Camino'),
  garden: (home: HomeFacts) => home.servizi.includes('Giardino') && isDetached(home),
  hilly: ({ landscape }: HomeFacts) => landscape.hills,
  /** Its owner may live in it: guests have rooms, and there is more than one floor. */
  hostInside: ({ byRoom, building }: HomeFacts) => byRoom && building === 'house',
  hostElsewhere: ({ byRoom, building }: HomeFacts) => !byRoom || building !== 'house',
  largeLake: ({ landscape }: HomeFacts) => landscape.lake !== null && LARGE_LAKES.has(landscape.lake),
  lateArrivals: ({ told }: HomeFacts) => told.arrivo_entro === null,
  olives: ({ regione_id }: HomeFacts) => !WITHOUT_OLIVES.has(regione_id),
  onOneFloor: ({ building }: HomeFacts) => building === 'flat' || building === 'trullo',
  openHours: ({ told }: HomeFacts) => told.arrivo_dalle === null && told.arrivo_entro === null,
  outside: ({ landscape, km }: HomeFacts) => !landscape.city && km.centre >= OUTSIDE_KM,
  palazzo: ({ building }: HomeFacts) => building === 'any' || building === 'flat',
  parking: offers('Parcheggio', 'Garage'),
  plain: ({ landscape }: HomeFacts) => landscape.plain,
  rocks: ({ landscape, regione_id }: HomeFacts) => landscape.sea && ROCKY_COASTS.has(regione_id),
  seaTown: ({ landscape, km }: HomeFacts) => landscape.sea && !landscape.village && km.sea <= SHORE_KM,
  shore: ({ km }: HomeFacts) => km.sea <= SHORE_KM,
  smokesOutside: ({ told }: HomeFacts) => told.fumo === 'fuori',
  upstairs: ({ building }: HomeFacts) => building === 'house',
  warm: ({ landscape }: HomeFacts) => !landscape.mountains,
  whiteRoads: ({ landscape, regione_id }: HomeFacts) => landscape.hills && WHITE_ROADS.has(regione_id),
  wholeHome: ({ byRoom }: HomeFacts) => !byRoom,
  withoutLift: (home: HomeFacts) => !home.servizi.includes('Ascensore'),
  withoutParking: (home: HomeFacts) => !offers('Parcheggio', 'Garage')(home),
};

export type Fact = keyof typeof IS_THERE;

/** Whether something is so of a home. @example isTrue('plain', home) // false */
export function isTrue(fact: Fact, home: HomeFacts): boolean {
  return IS_THERE[fact](home);
}
