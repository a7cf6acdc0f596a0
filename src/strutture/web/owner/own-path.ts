import type { OwnStruttura } from '../../owner-contract.ts';

/** The address of one's own struttura in the area, or of a page below it. @example ownPath(7, 'modifica') */
export function ownPath(id: number, page?: 'modifica' | 'calendario' | 'calendario/freschezza' | 'condizioni'): string {
  return page === undefined ? `/proprietario/strutture/${id}` : `/proprietario/strutture/${id}/${page}`;
}

export function ownCall(id: number, part = ''): string {
  return `/api/proprietario/strutture/${id}${part}`;
}

/** Whether one's own struttura has a calendar: it opens with the approval, and stays open in a pause. */
export function hasCalendar(status: OwnStruttura['status']): boolean {
  return status === 'approvata' || status === 'sospesa';
}
