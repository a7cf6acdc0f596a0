import { readAreaNames } from '../rules/read-area-names.ts';
import { readAreas } from '../rules/read-areas.ts';
import type { TouristAreaFacts } from '../rules/resolve-areas.ts';
import { AREA_NAMES } from './area-names.ts';
import { ALPS } from './areas-alps.ts';
import { CENTRE } from './areas-centre.ts';
import { COASTS } from './areas-coasts.ts';
import { ISLANDS } from './areas-islands.ts';
import { LARGE } from './areas-large.ts';
import { NORTH } from './areas-north.ts';
import { SOUTH } from './areas-south.ts';
import { SETTINGS } from './settings.ts';

export const TOURIST_AREAS: TouristAreaFacts = {
  areas: [ALPS, NORTH, CENTRE, SOUTH, ISLANDS, COASTS, LARGE].flatMap(readAreas),
  settings: readAreas(SETTINGS),
  names: readAreaNames(AREA_NAMES),
};
