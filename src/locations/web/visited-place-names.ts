import type { Provincia } from '../contract.ts';

/** Provinces and names of towns that this visit was offered, by their paths: the headings of pages that do not come. */
export const visitedPlaceNames = { province: new Map<string, Provincia>(), citta: new Map<string, string>() };
