import { type DemoHouse, housesFor, mayBeCover, mayShow, type Scenery, sceneryOf } from './demo-houses.ts';
import type { Setting } from './choose-setting.ts';
import type { Town } from './load-towns.ts';
import type { Noun } from './nouns.ts';
import { createRandom } from './seeded-random.ts';

type HomeScene = {
  id: number;
  scenery: Scenery;
  kind: Noun['kind'];
  servizi: readonly string[];
  regione_id: number;
  landscape: Pick<Town['landscape'], 'hills' | 'plain'>;
};

/** What a listing's pictures depend on. `covers`: those that may come first, the most fitting first; none without pictures. */
export type PhotoFacts = HomeScene & { covers: readonly string[] };

const SEED = 20_261_126;
const WITHOUT_PHOTOS = 0.08;
/** Covers that show a room, as many owners choose. */
const INSIDE_FIRST = 0.15;
/** Most owners show everything that they have; some the cover alone. */
const SHOWS_ALL = 0.75;
export const MOST_PHOTOS = 10;

/** What a house may show of itself in this place: its front, its rooms, what is around it. */
function photosOf({ front, rooms, around }: DemoHouse, seen: HomeScene): string[] {
  return [front, ...rooms, ...around].filter((photo) => mayShow(photo, seen));
}

function possibleCovers(seen: HomeScene): string[] {
  const random = createRandom(SEED, seen.id);
  if (random.chance(WITHOUT_PHOTOS)) return [];
  const photos = new Set(housesFor(seen.scenery, seen.kind).flatMap((house) => photosOf(house, seen)));
  const covers = [...photos].filter(mayBeCover);
  const isInside = (photo: string) => /-(soggiorno|cucina|camera)-/.test(photo);
  const outside = covers.filter((photo) => !isInside(photo));
  const shuffled = [outside, covers.filter(isInside)].map((some) => random.sample(some, some.length));
  return (random.chance(INSIDE_FIRST) ? shuffled.toReversed() : shuffled).flat();
}

/** What a listing's pictures depend on, from its id, what it calls itself, its services and where it stands. */
export function photoFacts(listing: {
  id: number;
  setting: Setting;
  kind: Noun['kind'];
  servizi: readonly string[];
  town: Town;
}): PhotoFacts {
  const { id, setting, kind, servizi, town } = listing;
  const { hills, plain } = town.landscape;
  const seen = {
    id,
    scenery: sceneryOf(setting, town),
    kind,
    servizi,
    regione_id: town.regione_id,
    landscape: { hills, plain },
  };
  return { ...seen, covers: possibleCovers(seen) };
}

/** The pictures of one house behind a cover, each once and at most ten; none without a cover. */
export function albumOf(facts: PhotoFacts, cover: string | undefined): string[] {
  if (cover === undefined) return [];
  const random = createRandom(SEED + 1, facts.id);
  const albums = housesFor(facts.scenery, facts.kind).map((house) => photosOf(house, facts));
  const album =
    random.sample(
      albums.filter((photos) => photos.includes(cover)),
      1,
    )[0] ?? [];
  const others = [...new Set(album)].filter((photo) => photo !== cover);
  const count = random.chance(SHOWS_ALL) ? others.length : random.int(0, others.length);
  return [cover, ...others.slice(0, Math.min(count, MOST_PHOTOS - 1))];
}
