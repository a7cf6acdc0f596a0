import type { OwnNights } from './restored-home.ts';

type Nights = Pick<OwnNights, 'camera_id' | 'check_in' | 'check_out'>;

/**
 * Whether two stretches of one home share a night of one place: the whole house is in the way of each of its rooms.
 * @example overlaps({ camera_id: 1, check_in: '2026-12-01', check_out: '2026-12-03' }, { camera_id: null, check_in: '2026-12-02', check_out: '2026-12-04' }) // true
 */
export function overlaps(one: Nights, other: Nights): boolean {
  const isOnePlace = one.camera_id === other.camera_id || one.camera_id === null || other.camera_id === null;
  return isOnePlace && one.check_in < other.check_out && other.check_in < one.check_out;
}
