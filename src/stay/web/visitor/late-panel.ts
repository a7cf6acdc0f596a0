import { atOnce, latePart } from '../../../ui/loading/late-part.ts';

/** Price, dates and bill of a home: their file comes while the page around them comes to life, and their nights are asked for then. */
export const LateBookingPanel = latePart(async () => (await import('./BookingPanel.tsx')).BookingPanel, atOnce);
