import type { OwnerBooking } from '../../../owner-bookings-contract.ts';
import type { IconName } from '../../../../ui/icons/icon-name.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import * as messages from '../../../messages/owner.ts';

const LOOKS: Record<OwnerBooking['status'], { className: string; icon: IconName }> = {
  in_attesa_pagamento: { className: 'badge no', icon: 'clock' },
  richiesta: { className: 'badge no', icon: 'clock' },
  confermata: { className: 'badge ok', icon: 'check-circle' },
  scaduta: { className: 'badge', icon: 'clock' },
  rifiutata: { className: 'badge', icon: 'prohibit' },
  annullata: { className: 'badge', icon: 'x' },
};

export function BookingBadge({ booking }: { booking: OwnerBooking }) {
  const { className, icon } = LOOKS[booking.status];
  return (
    <p className="badges">
      <span className={className}>
        <Icon name={icon} size={16} />
        {messages.bookingStatusLabel(booking)}
      </span>
      {booking.is_disputed && (
        <span className="badge waiting">
          <Icon name="warning-circle" size={16} />
          {messages.disputedBadge}
        </span>
      )}
      {booking.is_demo && <span className="badge">{messages.testBadge}</span>}
    </p>
  );
}
