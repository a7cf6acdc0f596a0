import { idlePart } from '../../../ui/loading/idle-part.ts';

/** «Viste di recente», which is far below the fold; space is reserved for it. */
export const LateRecentHomes = idlePart(async () => (await import('./RecentHomes.tsx')).RecentHomes);
