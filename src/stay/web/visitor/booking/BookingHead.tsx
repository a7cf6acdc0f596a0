import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '../../../../ui/announce.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/icon-name.ts';
import type { GuestBooking } from '../../../booking-contract.ts';
import { guestBookingMessages, type Headline } from '../../../guest-booking-messages.it.ts';
import { formatCodice } from '../../../rules/codice.ts';
import * as t from './messages.it.ts';

const ICONS: Record<Headline['tone'], IconName> = { ok: 'check-circle', wait: 'clock', over: 'info' };

/** What the booking is at, before anything else; a change while the page is open is said, and has the focus if nothing else has it. */
export function BookingHead({ booking, children }: { booking: GuestBooking; children?: ReactNode }) {
  const { tone, title, lines } = guestBookingMessages.headline(booking);
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(title);
  useEffect(() => {
    if (told.current === title) return;
    told.current = title;
    announce(guestBookingMessages.aggiornata(title));
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <header className={`esito ${tone}`}>
      <Icon name={ICONS[tone]} size={32} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {children}
        <p className="codice">
          {t.codice} <b className="num">{formatCodice(booking.codice)}</b>
        </p>
      </div>
    </header>
  );
}
