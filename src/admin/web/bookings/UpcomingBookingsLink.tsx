import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import './awaited.css';
import * as stayMessages from '../../../stay/messages/admin.ts';

export function UpcomingBookingsLink({ to }: { to: string }) {
  return (
    <p className="admin-bookings-link">
      <Link className="btn alt sm" to={to}>
        <Icon name="calendar-dots" />
        {stayMessages.viewBookingsToCancelLink}
      </Link>
    </p>
  );
}
