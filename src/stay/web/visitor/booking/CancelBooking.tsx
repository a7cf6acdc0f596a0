import { useState } from 'react';
import { HydratedButton } from '../../../../ui/HydratedButton.tsx';
import { useWhenIdle } from '../../../../ui/use-when-idle.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { LateCancelDialog } from '../late-dialogs.ts';
import * as t from './messages.it.ts';

type CancelBookingProps = { booking: GuestBooking; refund_cents: number };

/** The way to take a booking back; the page does not wait for its dialog. */
export function CancelBooking({ booking, refund_cents }: CancelBookingProps) {
  const [isOpen, setOpen] = useState(false);
  useWhenIdle(() => void LateCancelDialog.prepare());
  return (
    <>
      <HydratedButton className="btn danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {booking.status === 'richiesta' ? t.ritiraLaRichiesta : t.annullaLaPrenotazione}
      </HydratedButton>
      <LateCancelDialog isOpen={isOpen} onClose={() => setOpen(false)} booking={booking} refund_cents={refund_cents} />
    </>
  );
}
