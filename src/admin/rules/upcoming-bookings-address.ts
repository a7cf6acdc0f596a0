import { ADMIN, ADMIN_BOOKINGS } from '../../kernel/pages/admin-paths.ts';

const ID = /^[1-9]\d{0,8}$/;

export const DELETIONS = ['elimina', 'svuota', 'elimina-tutte'] as const;
export type DeletionName = (typeof DELETIONS)[number];

export type RequestedDeletion = { name: 'elimina'; id: number } | { name: Exclude<DeletionName, 'elimina'> };

function readDeletion(name: string | undefined, id: string | undefined): RequestedDeletion | null {
  const known = DELETIONS.find((each) => each === name);
  if (known === undefined) return null;
  if (known !== 'elimina') return { name: known };
  return id !== undefined && ID.test(id) ? { name: known, id: Number(id) } : null;
}

type Query = Readonly<Record<string, string | undefined>>;

/** @example upcomingBookingsPath({ name: 'elimina', id: 12 }) // '/admin/prenotazioni?per=elimina&struttura=12' */
export function upcomingBookingsPath(deletion: RequestedDeletion): string {
  return `${ADMIN_BOOKINGS}?per=${deletion.name}${deletion.name === 'elimina' ? `&struttura=${deletion.id}` : ''}`;
}

/** @example readUpcomingBookingsAddress({ per: 'svuota' }) // { name: 'svuota' } */
export function readUpcomingBookingsAddress({ per, struttura }: Query): RequestedDeletion | null {
  return readDeletion(per, struttura);
}

/** @example deletionPath({ name: 'elimina', id: 12 }) // '/admin?scheda=approvate&id=12&azione=elimina' */
export function deletionPath(deletion: RequestedDeletion): string {
  const about = deletion.name === 'elimina' ? `scheda=approvate&id=${deletion.id}&` : '';
  return `${ADMIN}?${about}azione=${deletion.name}`;
}

/** @example readDeletionAddress({ id: '12', azione: 'elimina' }) // { name: 'elimina', id: 12 } */
export function readDeletionAddress({ azione, id }: Query): RequestedDeletion | null {
  return readDeletion(azione, id);
}
