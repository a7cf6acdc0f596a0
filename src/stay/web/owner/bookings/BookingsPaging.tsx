import { Link } from 'react-router';
import { BOOKINGS_PAGE_SIZE } from '../../../rules/booking-tab.ts';
import { type BookingsPlace, bookingsPath } from '../../../rules/bookings-address.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import * as t from './messages.it.ts';

/** To the pages before and after this one of a tab; nothing where there is only one. */
export function BookingsPaging({ scheda, pagina, total }: BookingsPlace & { total: number }) {
  const pageCount = Math.ceil(total / BOOKINGS_PAGE_SIZE);
  if (pageCount <= 1) return null;
  return (
    <nav className="stay-browse" aria-label={t.pagineDellePrenotazioni}>
      {pagina > 1 && (
        <Link className="btn alt sm" rel="prev" to={bookingsPath({ scheda, pagina: pagina - 1 })}>
          <Icon name="caret-left" />
          {t.precedenti}
        </Link>
      )}
      <p>{t.paginaDi(pagina, pageCount)}</p>
      {pagina < pageCount && (
        <Link className="btn alt sm" rel="next" to={bookingsPath({ scheda, pagina: pagina + 1 })}>
          {t.successive}
          <Icon name="caret-right" />
        </Link>
      )}
    </nav>
  );
}
