import type { Town } from './load-towns.ts';
import type { Random } from './seeded-random.ts';

type Place = Pick<Town, 'regione_id' | 'landscape'>;

/** ISTAT's numbers of regions. */
const ALPINE = new Set([1, 2, 3, 4, 5, 6]);
const WITHOUT_OLIVES = new Set([1, 2, 3, 4, 5, 6, 8]);
const FLAT = new Set([1, 3, 5, 6, 8]);
/** Liguria, Campania, Apulia, Basilicata, Calabria, Sicily, Sardinia. */
const ROCKY_COASTS = new Set([7, 15, 16, 17, 18, 19, 20]);
const LARGE_LAKES = new Set(['di Garda', 'di Como', 'Maggiore', "d'Iseo"]);

/** What a phrase needs around it to be true. */
const IS_THERE = {
  alps: ({ landscape, regione_id }: Place) => landscape.mountains && ALPINE.has(regione_id),
  apennines: ({ landscape, regione_id }: Place) => landscape.mountains && !ALPINE.has(regione_id),
  city: ({ landscape }: Place) => landscape.city,
  countryside: ({ landscape }: Place) => !landscape.city,
  largeLake: ({ landscape }: Place) => landscape.lake !== null && LARGE_LAKES.has(landscape.lake),
  marketTown: ({ landscape }: Place) => !landscape.city,
  olives: ({ regione_id }: Place) => !WITHOUT_OLIVES.has(regione_id),
  plain: ({ landscape, regione_id }: Place) => FLAT.has(regione_id) && !landscape.hills && !landscape.mountains,
  rocks: ({ landscape, regione_id }: Place) => landscape.sea && ROCKY_COASTS.has(regione_id),
  seaTown: ({ landscape }: Place) => landscape.sea && !landscape.village,
  warm: ({ landscape }: Place) => !landscape.mountains,
};

export type Whereabouts = keyof typeof IS_THERE;

/** Words that are true everywhere, or only where something is. */
export type Phrase = string | { where: Whereabouts; text: string };

/** The phrases that are true of a place. @example truePhrases(['a', { where: 'alps', text: 'b' }], lecce) // ['a'] */
export function truePhrases(phrases: readonly Phrase[], place: Place): string[] {
  return phrases.flatMap((phrase) => {
    if (typeof phrase === 'string') return [phrase];
    return IS_THERE[phrase.where](place) ? [phrase.text] : [];
  });
}

/** One of the phrases that are true of a place; of each list one is true everywhere. */
export function pickTrue(random: Random, phrases: readonly Phrase[], place: Place): string {
  return random.sample(truePhrases(phrases, place), 1)[0] ?? '';
}
