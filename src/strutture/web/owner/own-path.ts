import type { OwnStruttura } from '../../owner-contract.ts';

export function ownCall(id: number, part = ''): string {
  return `/api/proprietario/strutture/${id}${part}`;
}

/** Returns whether an owner's struttura has a calendar: from its approval on, also while it is paused. */
export function hasCalendar(status: OwnStruttura['status']): boolean {
  return status === 'approvata' || status === 'sospesa';
}
