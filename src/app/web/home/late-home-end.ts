import { latePart } from '../../../ui/loading/late-part.ts';

export const LateHomeEnd = latePart(async () => (await import('./HomeEnd.tsx')).HomeEnd);
