import { latePart } from '../../../ui/loading/late-part.ts';

/** The error page of the home flow, which the loaders of these pages start to load. */
export const LatePlaceFailure = latePart(async () => (await import('./PlaceFailure.tsx')).PlaceFailure);

/** The error page of a search, which the list loader starts to load at each search. */
export const LateSearchFailure = latePart(async () => (await import('./SearchFailure.tsx')).SearchFailure);
