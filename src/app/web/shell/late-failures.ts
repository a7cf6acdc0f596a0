import { latePart } from '../../../ui/loading/late-part.ts';

/** Stands where a page of the home flow has failed; whoever loads such a page asks for it meanwhile. */
export const LatePlaceFailure = latePart(async () => (await import('./PlaceFailure.tsx')).PlaceFailure);

/** The error page of a search. The list loader starts to load it with each search. */
export const LateSearchFailure = latePart(async () => (await import('./SearchFailure.tsx')).SearchFailure);
