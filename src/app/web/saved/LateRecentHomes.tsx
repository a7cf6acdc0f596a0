import { idlePart } from '../../../ui/loading/idle-part.ts';

/** «Viste di recente», far below the fold, as what follows makes room for it. */
export const LateRecentHomes = idlePart(async () => (await import('./RecentHomes.tsx')).RecentHomes);
