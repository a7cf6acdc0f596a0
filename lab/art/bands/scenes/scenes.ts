import { CENTRE } from './centre.ts';
import { FAR_SOUTH } from './far-south.ts';
import { ITALY_SCENE } from './italy.ts';
import { NORTH_EAST } from './north-east.ts';
import { NORTH_WEST } from './north-west.ts';
import type { Scene } from './parts.ts';
import { SOUTH } from './south.ts';

export const SCENES: Readonly<Record<string, Scene>> = {
  ...NORTH_WEST,
  ...NORTH_EAST,
  ...CENTRE,
  ...SOUTH,
  ...FAR_SOUTH,
  ITA: ITALY_SCENE,
};
