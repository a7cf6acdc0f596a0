import { latePart } from '../../../ui/late-part.ts';

export const LateHomeEnd = latePart(async () => (await import('./HomeEnd.tsx')).HomeEnd);
