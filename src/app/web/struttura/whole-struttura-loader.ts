import type { ClientLoaderFunctionArgs } from 'react-router';
import { LateBookingPanel } from '../../../stay/web/visitor/late-panel.ts';
import { LateStrutturaSections } from './late-struttura-sections.ts';

/** On the way from another page nothing above the fold comes after the rest. */
export async function wholeStrutturaLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  const parts = [LateBookingPanel, LateStrutturaSections].map(({ prepare }) => prepare().catch(() => undefined));
  const [page] = await Promise.all([serverLoader(), ...parts]);
  return page;
}
