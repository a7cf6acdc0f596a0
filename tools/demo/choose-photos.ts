import { DEMO_HOUSES, type DemoHouse, maySurround, type Scenery, sceneryOf } from './demo-houses.ts';
import type { Setting } from './choose-setting.ts';
import type { Town } from './load-towns.ts';
import { createRandom } from './seeded-random.ts';

/** What a listing's pictures depend on. `covers`: those that may come first, the most fitting first; none without pictures. */
export type PhotoFacts = {
  id: number;
  scenery: Scenery;
  servizi: readonly string[];
  hills: boolean;
  covers: readonly string[];
};

const SEED = 20_261_126;
const WITHOUT_PHOTOS = 0.08;
/** Covers that show a room, as many owners choose. */
const INSIDE_FIRST = 0.15;
/** Most owners show everything that they have; some the cover alone. */
const SHOWS_ALL = 0.75;
export const MOST_PHOTOS = 10;

function around(house: DemoHouse, { scenery, servizi, hills }: Omit<PhotoFacts, 'covers'>): string[] {
  return house.around.filter((photo) => maySurround(photo, { scenery, servizi, landscape: { hills } }));
}

function possibleCovers(facts: Omit<PhotoFacts, 'covers'>): string[] {
  const random = createRandom(SEED, facts.id);
  if (random.chance(WITHOUT_PHOTOS)) return [];
  const houses = DEMO_HOUSES[facts.scenery];
  const outside = new Set(houses.flatMap((house) => [house.front, ...around(house, facts)]));
  const inside = new Set(houses.flatMap(({ rooms }) => rooms).filter((room) => !room.includes('-bagno-')));
  const shuffled = [outside, inside].map((photos) => random.sample([...photos], photos.size));
  return (random.chance(INSIDE_FIRST) ? shuffled.toReversed() : shuffled).flat();
}

/** What a listing's pictures depend on, from its id, its services and where it stands. */
export function photoFacts(listing: {
  id: number;
  setting: Setting;
  servizi: readonly string[];
  town: Town;
}): PhotoFacts {
  const { id, setting, servizi, town } = listing;
  const { hills } = town.landscape;
  const facts = { id, scenery: sceneryOf(setting, town.regione_id), servizi, hills };
  return { ...facts, covers: possibleCovers(facts) };
}

/** The pictures of one house behind a cover, each once and at most ten; none without a cover. */
export function albumOf(facts: PhotoFacts, cover: string | undefined): string[] {
  if (cover === undefined) return [];
  const random = createRandom(SEED + 1, facts.id);
  const fitting = DEMO_HOUSES[facts.scenery].filter(({ front, rooms, around: outside }) =>
    [front, ...rooms, ...outside].includes(cover),
  );
  const house = random.sample(fitting, 1)[0];
  if (house === undefined) return [cover];
  const rooms = house.rooms.filter((photo) => !photo.includes('-cucina-') || facts.servizi.includes('Cucina'));
  const others = [...new Set([house.front, ...rooms, ...around(house, facts)])].filter((photo) => photo !== cover);
  const count = random.chance(SHOWS_ALL) ? others.length : random.int(0, others.length);
  return [cover, ...others.slice(0, Math.min(count, MOST_PHOTOS - 1))];
}
