import { FAR } from './distance.ts';
import { NEAR, WATER } from './ground.ts';
import { PLANTS, type PlantName } from './plants.ts';

/** What is seen of a place: far off, the water before it, the near land and what grows there. */
export type View = {
  far: keyof typeof FAR;
  water: keyof typeof WATER;
  near: keyof typeof NEAR;
  plants: readonly PlantName[];
};

/** The word of a table, if it is one of these. */
export function oneOf<Names extends Readonly<Record<string, unknown>>>(
  names: Names,
  word: string | undefined,
): keyof Names & string {
  const found = Object.keys(names).find((name) => name === word);
  if (found === undefined) throw new Error(`Nobody draws ${word}`);
  return found;
}

type Words = readonly (string | undefined)[];

/** The words of a line: far, water, near and plants. */
export function readView([far, water, near, plants = '']: Words): View {
  return {
    far: oneOf(FAR, far),
    water: oneOf(WATER, water),
    near: oneOf(NEAR, near),
    plants: plants.split(' ').map((plant) => oneOf(PLANTS, plant)),
  };
}
