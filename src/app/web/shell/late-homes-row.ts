import { latePart } from '../../../ui/loading/late-part.ts';

/** Homes below a page of words: it does not wait for what draws them. */
export const LateHomesRow = latePart(async () => (await import('./HomesRow.tsx')).HomesRow);
