import type { CalendarProperty } from '../../property-contract.ts';
import type { ExportTarget } from '../../rules/feed.ts';
import * as messages from '../../messages/owner.ts';

export function unitLabel({ camere }: CalendarProperty, camera_id: number | null): string | null {
  if (camere.length === 0) return null;
  return camere.find(({ id }) => id === camera_id)?.nome_camera ?? messages.wholeHomeLabel;
}

export function feedName(
  property: CalendarProperty,
  { platform, camera_id }: { platform: ExportTarget; camera_id: number | null },
): string {
  const unit = unitLabel(property, camera_id);
  const name = messages.exportTargetNames[platform];
  return unit === null ? name : `${name}, ${unit}`;
}

export const PLATFORM_LOOK: Record<ExportTarget, string> = {
  airbnb: 'calendar-airbnb',
  booking: 'calendar-booking',
  vrbo: 'calendar-vrbo',
  altro: 'calendar-ospitalia',
};
