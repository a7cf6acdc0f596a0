import type { OwnerDetail } from '../../../strutture/owner-contract.ts';
import type { OwnerConditions } from '../../../strutture/prices-contract.ts';
import { asCents, toEuros } from '../../../kernel/money/cents.ts';
import { writeCsv } from '../../../kernel/text/write-csv.ts';
import { summaryOf } from '../../../calendar/server/event-summary.ts';
import type { OwnerBooking } from '../../../stay/owner-bookings-contract.ts';
import { cancellationOf } from '../../../stay/rules/mailed-booking.ts';
import { moneyNotes, ownerMoney } from '../../../stay/rules/owner-money.ts';
import type { ArchivedEvent } from './read-events.ts';
import { ownerMessages } from '../../../stay/messages/by-request.ts';
import { ownerMessages as struttureOwnerMessages } from '../../../strutture/messages/by-request.ts';

function euros(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

export function pricesTable({ form }: OwnerDetail): string {
  const rows: string[][] = [[...struttureOwnerMessages().archivePricesColumns]];
  if (form.prezzo_notte !== null) {
    rows.push([
      struttureOwnerMessages().bookingModes.casa_vacanza,
      euros(form.prezzo_notte),
      struttureOwnerMessages().priceUnitNight,
      String(form.posti_letto),
      struttureOwnerMessages().yesAnswer,
    ]);
  }
  for (const camera of form.camere) {
    const isOnOffer = camera.disponibile ? struttureOwnerMessages().yesAnswer : struttureOwnerMessages().noAnswer;
    rows.push([
      camera.nome_camera,
      euros(camera.prezzo_notte),
      struttureOwnerMessages().priceUnitNight,
      String(camera.posti_letto),
      isOnOffer,
    ]);
  }
  if (form.servizio_pulizie)
    rows.push([
      struttureOwnerMessages().cleaningLabel,
      euros(form.prezzo_pulizie),
      struttureOwnerMessages().priceUnitStay,
      '',
      struttureOwnerMessages().yesAnswer,
    ]);
  return writeCsv(rows);
}

export function ratesTable({ tariffe, camere }: Pick<OwnerConditions, 'tariffe' | 'camere'>): string {
  const amount = (value: number | null) => (value === null ? '' : euros(value));
  const count = (value: number | null) => String(value ?? '');
  const rooms = new Map(camere.map(({ id, nome_camera }) => [id, nome_camera]));
  const rows = tariffe.map((tariffa) => [
    tariffa.nome ||
      (tariffa.dal === null ? struttureOwnerMessages().wholeYearPeriod : struttureOwnerMessages().seasonPeriod),
    tariffa.camera_id === null
      ? struttureOwnerMessages().bookingModes.casa_vacanza
      : (rooms.get(tariffa.camera_id) ?? ''),
    tariffa.dal ?? '',
    tariffa.al ?? '',
    amount(tariffa.prezzo_notte),
    amount(tariffa.prezzo_weekend),
    count(tariffa.soggiorno_minimo),
    count(tariffa.ospiti_inclusi),
    amount(tariffa.supplemento_ospite),
  ]);
  return writeCsv([struttureOwnerMessages().archiveRatesColumns, ...rows]);
}

export function calendarTable(events: readonly ArchivedEvent[]): string {
  const rows = events.map((event) => [
    event.start,
    event.end,
    event.nome_camera ?? struttureOwnerMessages().bookingModes.casa_vacanza,
    struttureOwnerMessages().calendarEntryTypes[event.event_type],
    struttureOwnerMessages().calendarPlatforms[event.platform_source],
    summaryOf(event),
  ]);
  return writeCsv([struttureOwnerMessages().archiveCalendarColumns, ...rows]);
}

function eurosOf(cents: number | undefined): string {
  return cents === undefined ? '' : euros(toEuros(asCents(cents)));
}

/** Returns the notes on a booking. The note on payment costs is omitted, because the column header contains it. */
function noticesOf(booking: OwnerBooking, about: Parameters<typeof moneyNotes>[0]): string {
  const notes = moneyNotes(about).filter((note) => note !== 'costiEsclusi');
  return [
    ...notes.map((note) => ownerMessages().moneyNoteTexts[note]),
    ...(booking.is_disputed ? [ownerMessages().disputedPaymentNotice] : []),
    ...(booking.is_demo ? [ownerMessages().testBookingNotice] : []),
  ].join(' ');
}

function bookingRow(booking: OwnerBooking): string[] {
  const about = { ...booking, total_cents: booking.bill.total_cents };
  const money = ownerMoney(about);
  return [
    booking.riferimento,
    booking.status === 'annullata'
      ? ownerMessages().bookingEnds[cancellationOf({ ...booking, cancelled_by: booking.cancelled_by ?? 'redazione' })]
      : ownerMessages().bookingStatusLabel(booking),
    booking.check_in,
    booking.check_out,
    booking.camera ?? struttureOwnerMessages().bookingModes.casa_vacanza,
    String(booking.guests),
    booking.guest_name,
    booking.guest_email,
    booking.guest_phone,
    booking.notes,
    eurosOf(booking.bill.total_cents),
    eurosOf(money?.fee),
    eurosOf(booking.refunded_cents),
    eurosOf(money?.share),
    noticesOf(booking, about),
  ];
}

export function bookingsTable(bookings: readonly OwnerBooking[]): string {
  return writeCsv([struttureOwnerMessages().archiveBookingsColumns, ...bookings.map(bookingRow)]);
}
