import { latePart } from '../../../ui/loading/late-part.ts';

/** The error page of the home flow. The loaders of these pages start to load it. */
export const LatePlaceFailure = latePart(async () => (await import('./PlaceFailure.tsx')).PlaceFailure);

/** The error page of a search. The list loader starts to load it at each search. */
export const LateSearchFailure = latePart(async () => (await import('./SearchFailure.tsx')).SearchFailure);
