import type { CittaWithCount, Provincia } from '../contract.ts';

/** Places listed on visited pages. If a page fails to load, its headings and dropdowns use these places. */
export const visitedPlaces = { province: new Map<string, Provincia>(), citta: new Map<string, CittaWithCount>() };
