import { latePart } from '../../../ui/loading/late-part.ts';

export const LatePlaceFailure = latePart(async () => (await import('./PlaceFailure.tsx')).PlaceFailure);

export const LateSearchFailure = latePart(async () => (await import('./SearchFailure.tsx')).SearchFailure);
