import { Link } from 'react-router';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { guestBookingPath } from '../../rules/guest-booking-path.ts';
import * as messages from '../../messages/visitor.ts';
import type { ReactElement } from 'react';
import type { CalendarDate } from '../../../kernel/dates/calendar-date.ts';
import { readWireDate } from '../../rules/read-wire-date.ts';
import { fetchBooking } from './fetch-booking.ts';
import { formatStayShort } from './format-stay-dates.ts';
import { readText, HOLD_KEY } from './session-text.ts';

const pathOf = (codice: string) => `${guestBookingPath(codice)}?annullato=1`;

function GuestHoldNote({ text, codice }: { text: string; codice?: string }) {
  return (
    <p className="note info stay-own-hold">
      <Icon name="clock" />
      <span>
        {text} {codice !== undefined && <Link to={pathOf(codice)}>{messages.resumePaymentButton}</Link>}
      </span>
    </p>
  );
}

function ResumePayment({ codice }: { codice: string }) {
  return (
    <Link className="btn full" to={pathOf(codice)}>
      <Icon name="lock-simple" />
      {messages.payNowButton}
    </Link>
  );
}

export type GuestHold = {
  camera_id: number | null;
  check_in: CalendarDate;
  check_out: CalendarDate;
  note: ReactElement;
  noteOfChosen: ReactElement;
  resume: ReactElement;
};

export async function findGuestHold(strutturaId: number): Promise<GuestHold | null> {
  const [id, codice = '', room = ''] = (readText(HOLD_KEY) ?? '').split(' ');
  if (id !== String(strutturaId)) return null;
  const booking = await fetchBooking(codice);
  if (booking?.status !== 'in_attesa_pagamento') return null;
  const check_in = readWireDate(booking.check_in);
  const check_out = readWireDate(booking.check_out);
  return {
    camera_id: room === '' ? null : Number(room),
    check_in,
    check_out,
    note: <GuestHoldNote text={messages.guestHoldNotice(formatStayShort(check_in, check_out))} codice={codice} />,
    noteOfChosen: <GuestHoldNote text={messages.nightsHeldForYou} />,
    resume: <ResumePayment codice={codice} />,
  };
}
