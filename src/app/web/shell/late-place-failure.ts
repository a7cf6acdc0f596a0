import { latePart } from '../../../ui/loading/late-part.ts';

/** Stands where a page of the home flow has failed; whoever loads such a page asks for it meanwhile. */
export const LatePlaceFailure = latePart(async () => (await import('./PlaceFailure.tsx')).PlaceFailure);
