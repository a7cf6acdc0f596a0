export type Random = {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `min` to `max`, both inclusive. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** Returns a normally distributed number (mean 0, standard deviation 1). */
  gauss(): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  sample<T>(list: readonly T[], count: number): T[];
  weighted<T>(choices: readonly [readonly [T, number], ...(readonly [T, number])[]]): T;
};

/** Mixes two numbers into 32 bits (the finaliser of MurmurHash3). */
function mix(seed: number, number: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(number, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function createRandom(seed: number, number: number): Random {
  const next = mulberry32(mix(seed, number));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    sample(list, count) {
      const left = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () => left.splice(int(0, left.length - 1), 1)).flat();
    },
    weighted(choices) {
      let rest = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      return choices.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? choices[0][0];
    },
  };
}
