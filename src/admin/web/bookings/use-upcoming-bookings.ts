import { useEffect, useEffectEvent, useState } from 'react';
import { call, type Reply, SIGNED_OUT } from '../../../api/call.ts';
import { useAdminSession } from '../../../accounts/web/admin/admin-session.ts';
import type { AwaitedBookings } from '../../../stay/admin-bookings-contract.ts';

/** `nome`: of the struttura of the first booking, also once that is cancelled. */
type UpcomingBookingsState = {
  phase: 'loading' | 'failed' | 'ready';
  bookings: AwaitedBookings | null;
  nome: string | undefined;
};

/** Bookings that stand in the way of a deletion: of one struttura, or (`null`) of all. While they are read again what is known stays. */
export function useUpcomingBookings(struttura_id: number | null) {
  const { onSignedOut } = useAdminSession();
  const [held, setHeld] = useState<UpcomingBookingsState>({ phase: 'loading', bookings: null, nome: undefined });
  const [turn, setTurn] = useState(0);
  const onAnswer = useEffectEvent((answer: Reply<AwaitedBookings>) => {
    if (!answer.ok) {
      if (answer.status === SIGNED_OUT) onSignedOut();
      return setHeld((before) => ({ ...before, phase: 'failed' }));
    }
    const bookings = answer.data;
    return setHeld(({ nome }) => ({ phase: 'ready', bookings, nome: bookings.data[0]?.nome ?? nome }));
  });
  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      const query = struttura_id === null ? {} : { struttura_id };
      const answer = await call('GET /api/admin/prenotazioni', { query, signal: abort.signal });
      if (!abort.signal.aborted) onAnswer(answer);
    };
    void ask();
    return () => abort.abort();
  }, [struttura_id, turn]);
  const reload = () => {
    setHeld((before) => ({ ...before, phase: 'loading' }));
    setTurn((before) => before + 1);
  };
  return { ...held, reload };
}
