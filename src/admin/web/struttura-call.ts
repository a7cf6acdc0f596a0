/** The call of the panel for one struttura, for a part of it, or for a decision about it. */
export function strutturaCall(id: number, part?: 'photos' | 'contacts' | 'approve' | 'reject' | 'undo'): string {
  return part === undefined ? `/api/admin/strutture/${id}` : `/api/admin/strutture/${id}/${part}`;
}
