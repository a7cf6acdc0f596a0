import type { OwnStruttura } from '../../owner-contract.ts';

export function ownCall(id: number, part = ''): string {
  return `/api/proprietario/strutture/${id}${part}`;
}

/** Whether one's own struttura has a calendar: it opens with the approval, and stays open in a pause. */
export function hasCalendar(status: OwnStruttura['status']): boolean {
  return status === 'approvata' || status === 'sospesa';
}
