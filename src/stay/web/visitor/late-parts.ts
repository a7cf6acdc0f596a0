import { idlePart } from '../../../ui/loading/idle-part.ts';

export const loadIdleParts = () => import('./idle-parts.ts');

export const LatePolicyLine = idlePart(async () => (await loadIdleParts()).PolicyLine);
export const LateHeadPrice = idlePart(async () => (await loadIdleParts()).HeadPrice);
export const LateAvailabilityNotice = idlePart(async () => (await loadIdleParts()).AvailabilityNotice);
export const LateFreeDates = idlePart(async () => (await loadIdleParts()).FreeDates);
export const LateStayTerms = idlePart(async () => (await loadIdleParts()).StayTerms);
