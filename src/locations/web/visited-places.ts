import type { CittaWithCount, Provincia } from '../contract.ts';

/** Places that visited pages listed. If a page fails to load, they fill its headings and dropdowns. */
export const visitedPlaces = { province: new Map<string, Provincia>(), citta: new Map<string, CittaWithCount>() };
