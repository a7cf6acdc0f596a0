import { latePart } from '../../../ui/late-part.ts';

/** Stands where a search has failed; whoever makes one asks for it meanwhile. */
export const LateSearchFailure = latePart(async () => (await import('./SearchFailure.tsx')).SearchFailure);
