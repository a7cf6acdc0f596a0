import { useState } from 'react';
import { useRead } from '../../../api/use-read.ts';

/**
 * Bookings that stand in the way of a deletion: of one struttura, or (`null`) of all. While they are read again what is known
 * stays. `nome`: of the struttura of the first booking, also once that is cancelled.
 */
export function useUpcomingBookings(struttura_id: number | null) {
  const query = struttura_id === null ? {} : { struttura_id };
  const { data: bookings, phase, reload } = useRead('GET /api/admin/prenotazioni', { query });
  const first = bookings?.data[0]?.nome;
  const [nome, setNome] = useState(first);
  if (first !== undefined && first !== nome) setNome(first);
  return { phase, bookings, nome, reload: () => void reload() };
}
