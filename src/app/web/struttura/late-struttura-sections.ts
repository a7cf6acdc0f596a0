import { latePart } from '../../../ui/loading/late-part.ts';

export const LateStrutturaSections = latePart(async () => (await import('./StrutturaSections.tsx')).StrutturaSections);
export const LateStrutturaEnd = latePart(async () => (await import('./StrutturaEnd.tsx')).StrutturaEnd);
