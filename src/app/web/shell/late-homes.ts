import { idlePart } from '../../../ui/idle-part.ts';
import { latePart } from '../../../ui/late-part.ts';

/** «Viste di recente», far below the fold, as what follows makes room for it. */
export const LateRecentHomes = idlePart(async () => (await import('../saved/RecentHomes.tsx')).RecentHomes);

/** Something to save, where nothing is saved yet. */
export const LateOtherHomes = idlePart(async () => (await import('./OtherHomes.tsx')).OtherHomes);

/** Homes below a page of words: it does not wait for what draws them. */
export const LateHomesRow = latePart(async () => (await import('./HomesRow.tsx')).HomesRow);
