import type { CittaWithCount, Provincia } from '../contract.ts';

/** Places that the visitor has already seen, by path. If a page fails to load, they fill its headings and dropdowns. */
export const visitedPlaces = { province: new Map<string, Provincia>(), citta: new Map<string, CittaWithCount>() };
