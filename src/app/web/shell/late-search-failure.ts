import { latePart } from '../../../ui/loading/late-part.ts';

/** The error page of a search. The list loader starts to load it with each search. */
export const LateSearchFailure = latePart(async () => (await import('./SearchFailure.tsx')).SearchFailure);
