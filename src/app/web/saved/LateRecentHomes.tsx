import { idlePart } from '../../../ui/loading/idle-part.ts';

/** The section «Viste di recente», which is far below the fold. Space is reserved for it. */
export const LateRecentHomes = idlePart(async () => (await import('./RecentHomes.tsx')).RecentHomes);
