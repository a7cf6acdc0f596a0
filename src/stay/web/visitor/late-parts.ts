import { idlePart } from '../../../ui/loading/idle-part.ts';

export const loadIdleParts = () => import('./idle-parts.ts');

export const LatePolicyLine = idlePart(async () => (await loadIdleParts()).PolicyLine);
// The price of a night stands in its place until it is here.
export const LateHeadPrice = idlePart(async () => (await loadIdleParts()).HeadPrice);
// Only where the calendar could not be asked for.
export const LateAvailabilityNotice = idlePart(async () => (await loadIdleParts()).AvailabilityNotice);
// For dates that cannot be booked, which most visitors never have.
export const LateFreeDates = idlePart(async () => (await loadIdleParts()).FreeDates);
// Read by who presses a button, which comes later than the browser is idle.
export const LateStayTerms = idlePart(async () => (await loadIdleParts()).StayTerms);
