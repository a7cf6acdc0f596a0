import type { ClientLoaderFunctionArgs } from 'react-router';
import { atOnce, latePart } from '../../../ui/loading/late-part.ts';

/** The booking panel is loaded during hydration, so that its requests start immediately. */
export const LateBookingPanel = latePart(
  async () => (await import('../../../stay/web/visitor/BookingPanel.tsx')).BookingPanel,
  atOnce,
);
export const LateStrutturaSections = latePart(async () => (await import('./StrutturaSections.tsx')).StrutturaSections);
export const LateStrutturaEnd = latePart(async () => (await import('./StrutturaEnd.tsx')).StrutturaEnd);

/** Loads the data together with the lazy parts. This loader has its own file, so that it can run before the page's code is loaded. */
export async function wholeStrutturaLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const parts = [LateBookingPanel, LateStrutturaSections].map(({ prepare }) => prepare().catch(() => undefined));
  const [page] = await Promise.all([serverLoader(), ...parts]);
  return page;
}
