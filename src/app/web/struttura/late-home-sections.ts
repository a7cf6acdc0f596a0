import { latePart } from '../../../ui/late-part.ts';

export const LateHomeSections = latePart(async () => (await import('./HomeSections.tsx')).HomeSections);
export const LateHomeEnd = latePart(async () => (await import('./HomeEnd.tsx')).HomeEnd);
export const LateHomesRow = latePart(async () => (await import('../shell/HomesRow.tsx')).HomesRow);
