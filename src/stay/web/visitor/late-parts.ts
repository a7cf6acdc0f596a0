import { idlePart } from '../../../ui/loading/idle-part.ts';

export const loadIdleParts = () => import('./idle-parts.ts');

export const LatePolicyLine = idlePart(async () => (await loadIdleParts()).PolicyLine);
// Until it is loaded, the price of a night is shown.
export const LateHeadPrice = idlePart(async () => (await loadIdleParts()).HeadPrice);
// Only needed if the availability fails to load.
export const LateAvailabilityNotice = idlePart(async () => (await loadIdleParts()).AvailabilityNotice);
// Shown for dates that cannot be booked, which most visitors never select.
export const LateFreeDates = idlePart(async () => (await loadIdleParts()).FreeDates);
// Opened by a click, before which the browser has already been idle.
export const LateStayTerms = idlePart(async () => (await loadIdleParts()).StayTerms);
