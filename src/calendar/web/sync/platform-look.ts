import type { ExportTarget } from '../../rules/feed.ts';

/** The colours of a platform; any other calendar has ours. */
export const PLATFORM_LOOK: Record<ExportTarget, string> = {
  airbnb: 'k-ab',
  booking: 'k-bk',
  vrbo: 'k-vr',
  altro: 'k-os',
};
