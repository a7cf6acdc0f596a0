import type { ClientBase } from 'pg';
import type { Loss } from '../../../admin/restoration-contract.ts';
import { asCents, toEuros } from '../../../kernel/cents.ts';
import { bookingStates } from '../backup/booking-states.ts';
import { archived } from './load-archived.ts';

/** A booking that is in the archive, and was paid, decided and refunded there as it is now, is not lost. */
const LOSS = `
  select
    (select count(*) from strutture where status <> 'eliminata') as case_oggi,
    count(*) as prenotazioni,
    count(*) filter (where paid_cents > 0) as pagamenti,
    coalesce(sum(paid_cents), 0)::bigint as cents
  from (${bookingStates('bookings', 'refunds')}) as now
  where not exists (
    select from (${bookingStates(archived('bookings'), archived('refunds'))}) as before
    where before.id = now.id and before.state = now.state
  )
`;

/** What would be lost of today by going back to a loaded archive as a whole. */
export async function countLoss(client: ClientBase): Promise<Loss> {
  const { rows } = await client.query<Omit<Loss, 'incassato'> & { cents: number }>(LOSS);
  const { cents = 0, ...counted } = rows[0] ?? { case_oggi: 0, prenotazioni: 0, pagamenti: 0 };
  return { ...counted, incassato: toEuros(asCents(cents)) };
}
