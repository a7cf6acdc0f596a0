import type { OwnerStruttura } from '../../owner-contract.ts';

export function ownerApiPath(id: number, part = ''): string {
  return `/api/proprietario/strutture/${id}${part}`;
}

export function hasCalendar(status: OwnerStruttura['status']): boolean {
  return status === 'approvata' || status === 'sospesa';
}
