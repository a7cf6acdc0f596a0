import type { OwnerStruttura } from '../../owner-contract.ts';

export function ownerApiPath(id: number, part = ''): string {
  return `/api/proprietario/strutture/${id}${part}`;
}

/** Returns whether an owner's struttura has a calendar: once it is approved, even while it is paused. */
export function hasCalendar(status: OwnerStruttura['status']): boolean {
  return status === 'approvata' || status === 'sospesa';
}
