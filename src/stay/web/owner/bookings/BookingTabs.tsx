import { Link } from 'react-router';
import { formatCount } from '../../../../kernel/format-count.ts';
import { ownerBookingMessages as messages } from '../../../owner-booking-messages.it.ts';
import { BOOKING_TABS, type BookingTab } from '../../../rules/booking-tab.ts';
import { bookingsPath } from '../../../rules/bookings-address.ts';

type BookingTabsProps = { scheda: BookingTab; counts: Readonly<Record<BookingTab, number>> };

/** The tabs of the owner's bookings with how many are in each; each has its address. */
export function BookingTabs({ scheda, counts }: BookingTabsProps) {
  return (
    <nav className="stay-tabs" aria-label={messages.titolo}>
      <ul>
        {BOOKING_TABS.map((tab) => (
          <li key={tab}>
            <Link to={bookingsPath({ scheda: tab, pagina: 1 })} aria-current={tab === scheda ? 'page' : undefined}>
              {messages.schede[tab]} <b>{formatCount(counts[tab])}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
