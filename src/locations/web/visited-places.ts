import type { CittaWithCount, Provincia } from '../contract.ts';

/** If a page fails to load, these places fill its headings and dropdowns. */
export const visitedPlaces = { province: new Map<string, Provincia>(), citta: new Map<string, CittaWithCount>() };
