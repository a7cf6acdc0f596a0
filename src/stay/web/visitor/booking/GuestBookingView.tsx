import type { GuestBooking } from '../../../booking-contract.ts';
import { HOLDING_STATUSES } from '../../../rules/booking.ts';
import { LateBookingParts } from './late-booking-parts.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useBookingPolling } from './use-booking-polling.ts';
import './booking.css';
import { Note } from '../../Note.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from '../../../../ui/sharing/CopyButton.tsx';
import { announce } from '../../../../ui/toasts/announce.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { OpenDoor } from '../../../../ui/brand/Logo.tsx';
import type { IconName } from '../../../../ui/icons/icon-name.ts';
import { formatCodice } from '../../../rules/codice.ts';
import type { CalendarDate } from '../../../../kernel/dates/calendar-date.ts';
import { guestBookingPath } from '../../../rules/guest-booking-path.ts';
import * as messages from '../../../messages/visitor.ts';
import {
  type BookingFacts,
  type BookingHeadline,
  bookingHeadline,
  type BookingSentence,
} from '../../../rules/booking-headline.ts';

type GuestBookingViewProps = { booking: GuestBooking; hasLeftPayment: boolean; origin: string; today: CalendarDate };

export function GuestBookingView({ booking, hasLeftPayment, origin, today }: GuestBookingViewProps) {
  useBookingPolling(booking);
  const { status, expires_at } = booking;
  return (
    <div className="wrap stay-booking">
      {booking.is_demo && (
        <Note tone="info" icon="info">
          {messages.demoBookingNotice}
        </Note>
      )}
      <BookingHead {...{ booking, origin, today }}>
        {status === 'richiesta' && expires_at !== null && (
          <p>
            {messages.ownerAnswersByLabel} <TimeLeft until={expires_at} />.
          </p>
        )}
      </BookingHead>
      <LateBookingParts {...{ booking, hasLeftPayment, origin }} />
    </div>
  );
}

const ICONS: Record<Exclude<BookingHeadline['tone'], 'ok'>, IconName> = { wait: 'clock', over: 'info' };

function textOf(sentence: BookingSentence, facts: BookingFacts): string {
  const sentenceText = messages.bookingSentences[sentence];
  return typeof sentenceText === 'string' ? sentenceText : sentenceText(facts);
}

type BookingHeadProps = { booking: GuestBooking; origin: string; today: CalendarDate; children?: ReactNode };

/** Announces a changed title. Focuses it only if no other element has the focus. */
function BookingHead({ booking, origin, today, children }: BookingHeadProps) {
  const { tone, title: key, lines, facts } = bookingHeadline(booking, today);
  const title = messages.bookingTitles[key];
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef(title);
  useEffect(() => {
    if (announced.current === title) return;
    announced.current = title;
    announce(messages.bookingUpdated(title));
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <header className={`esito ${tone}`}>
      {tone === 'ok' ? <OpenDoor /> : <Icon name={ICONS[tone]} size={32} />}
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line[0]}>{line.map((each) => textOf(each, facts)).join(' ')}</p>
        ))}
        {children}
        <p className="codice">
          {messages.bookingCodeLabel} <b className="num">{formatCodice(booking.codice)}</b>
        </p>
        {HOLDING_STATUSES.includes(booking.status) && (
          <CopyButton text={`${origin}${guestBookingPath(booking.codice)}`} label={messages.copyLinkButton} />
        )}
      </div>
    </header>
  );
}
