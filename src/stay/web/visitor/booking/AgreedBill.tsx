import { Link } from 'react-router';
import { strutturaPath } from '../../../../strutture/rules/struttura-path.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { guestBookingMessages } from '../../../guest-booking-messages.it.ts';
import { HOLDING_STATUSES } from '../../../rules/booking.ts';
import { Bill } from '../Bill.tsx';
import { PolicyNote } from '../PolicyNote.tsx';
import * as t from './messages.it.ts';

/** The house, the bill as it was agreed, what the owner receives of it, and what cancelling gives back. */
export function AgreedBill({ booking }: { booking: GuestBooking }) {
  const { struttura, bill, owner_cents, politica_cancellazione, refund_steps, status } = booking;
  return (
    <aside className="card conto" aria-label={t.contoECondizioni}>
      {struttura.immagine !== null && <img src={struttura.immagine} alt="" width="400" height="300" />}
      <div>
        <h2 className="h4">
          <Link to={strutturaPath(struttura)}>{struttura.nome}</Link>
        </h2>
        <p className="muted">{`${struttura.citta} (${struttura.sigla})`}</p>
        <Bill quote={bill} />
        {HOLDING_STATUSES.includes(status) && (
          <>
            <p className="riceve">{guestBookingMessages.perIlProprietario(owner_cents)}</p>
            <PolicyNote politica={politica_cancellazione} steps={refund_steps} />
          </>
        )}
        <p className="muted">{t.impostaDiSoggiornoSePrevista}</p>
      </div>
    </aside>
  );
}
