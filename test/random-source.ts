export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => next() < share);
  return { next, below, pick, some };
}
export type RandomSource = ReturnType<typeof createRandom>;
