/** The call of the panel for one struttura, or for a part of it. */
export function strutturaCall(id: number, part?: 'photos' | 'contacts'): string {
  return part === undefined ? `/api/admin/strutture/${id}` : `/api/admin/strutture/${id}/${part}`;
}
