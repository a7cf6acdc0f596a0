import { idlePart } from '../../../ui/idle-part.ts';

export const LateSavedNews = idlePart(async () => (await import('./SavedNews.tsx')).SavedNews);
