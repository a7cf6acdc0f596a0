import type { AgreedTerms } from './tables.ts';

/** What a guest calls the room that they booked; `null`: the whole house. */
export function guestRoom({ camera, camera_ospite }: Pick<AgreedTerms, 'camera' | 'camera_ospite'>): string | null {
  return camera_ospite ?? camera;
}
