import { classNames } from '../../../ui/class-names.ts';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import type { GridEvent } from './grid-event.ts';

const PLATFORM_LOOK = {
  ospitalia: 'calendar-ospitalia',
  airbnb: 'calendar-airbnb',
  booking: 'calendar-booking',
  vrbo: 'calendar-vrbo',
} as const;
const TYPE_LOOK = { blocked: 'calendar-blocked', maintenance: 'calendar-maintenance' } as const;

type EventAppearance = Pick<GridEvent, 'event_type' | 'platform_source' | 'is_echo' | 'held_since' | 'booking'>;

export function eventLook({ event_type, platform_source, is_echo, held_since, booking }: EventAppearance): string {
  if (booking !== null) return classNames(PLATFORM_LOOK.ospitalia, booking.kind !== 'booking' && 'calendar-uncertain');
  const isOurs = platform_source === 'ospitalia';
  const type = event_type === 'blocked' || event_type === 'maintenance' ? TYPE_LOOK[event_type] : undefined;
  return classNames(
    isOurs && type !== undefined ? type : PLATFORM_LOOK[platform_source],
    !isOurs && type !== undefined && 'calendar-closed',
    (is_echo || held_since !== null) && 'calendar-uncertain',
  );
}

export function eventIcon({ event_type, is_echo, held_since, booking }: EventAppearance): IconName | null {
  if (booking !== null) return booking.kind === 'booking' ? null : 'clock';
  if (held_since !== null) return 'clock';
  if (is_echo) return 'arrows-clockwise';
  if (event_type === 'blocked') return 'prohibit';
  return event_type === 'maintenance' ? 'wrench' : null;
}
