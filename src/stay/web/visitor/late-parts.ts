import { idlePart } from '../../../ui/loading/idle-part.ts';

export const loadIdleParts = () => import('./idle-parts.ts');

export const LatePolicyLine = idlePart(async () => (await loadIdleParts()).PolicyLine);
// Until this part is loaded, the page shows the price of a night.
export const LateHeadPrice = idlePart(async () => (await loadIdleParts()).HeadPrice);
export const LateAvailabilityNotice = idlePart(async () => (await loadIdleParts()).AvailabilityNotice);
// Shown for dates that cannot be booked, which most visitors never select.
export const LateFreeDates = idlePart(async () => (await loadIdleParts()).FreeDates);
// A click opens this part, and the browser has usually been idle before the first click.
export const LateStayTerms = idlePart(async () => (await loadIdleParts()).StayTerms);
