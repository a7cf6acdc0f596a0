import type { CittaWithCount, Provincia } from '../contract.ts';

/** Provinces and towns shown during this visit, by path. They fill headings and dropdowns if a page fails to load. */
export const visitedPlaces = { province: new Map<string, Provincia>(), citta: new Map<string, CittaWithCount>() };
