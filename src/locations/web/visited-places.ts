import type { CittaWithCount, Provincia } from '../contract.ts';

/** Provinces and towns that this visit was offered, by their paths: headings and dropdowns of pages that do not come. */
export const visitedPlaces = { province: new Map<string, Provincia>(), citta: new Map<string, CittaWithCount>() };
