import { FAR } from './distance.ts';
import { NEAR, WATER } from './foreground.ts';
import { PLANTS, type PlantName } from './plants.ts';

export type View = {
  far: keyof typeof FAR;
  water: keyof typeof WATER;
  near: keyof typeof NEAR;
  plants: readonly PlantName[];
};

export function oneOf<Names extends Readonly<Record<string, unknown>>>(
  names: Names,
  word: string | undefined,
): keyof Names & string {
  const found = Object.keys(names).find((name) => name === word);
  if (found === undefined) throw new Error(`Unknown word in a table: ${word}`);
  return found;
}

type Words = readonly (string | undefined)[];

export function readView([far, water, near, plants = '']: Words): View {
  return {
    far: oneOf(FAR, far),
    water: oneOf(WATER, water),
    near: oneOf(NEAR, near),
    plants: plants.split(' ').map((plant) => oneOf(PLANTS, plant)),
  };
}
