import { idlePart } from '../../../ui/loading/idle-part.ts';

/** The section «Viste di recente». It is far below the fold, and space is reserved for it. */
export const LateRecentHomes = idlePart(async () => (await import('./RecentHomes.tsx')).RecentHomes);
