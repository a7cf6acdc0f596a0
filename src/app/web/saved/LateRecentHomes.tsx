import { idlePart } from '../../../ui/loading/idle-part.ts';

export const LateRecentHomes = idlePart(async () => (await import('./RecentHomes.tsx')).RecentHomes);
