import { Link } from 'react-router';
import { adminBookingsMessages as messages } from '../../../stay/admin-bookings-messages.it.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './awaited.css';

export function UpcomingBookingsLink({ to }: { to: string }) {
  return (
    <p className="admin-bookings-link">
      <Link className="btn alt sm" to={to}>
        <Icon name="calendar-dots" />
        {messages.vedi}
      </Link>
    </p>
  );
}
