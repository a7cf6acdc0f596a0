import { currentLanguage } from '../../kernel/languages/current-language.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { slugify } from '../../locations/rules/slugify.ts';
import { shownNotes } from '../../strutture/rules/shown-text.ts';
import { shownStreet } from '../../strutture/rules/shown-place.ts';
import type { GuestBooking } from '../booking-contract.ts';
import { unreadForGuest } from '../rules/mailed-booking.ts';
import { ownerShare } from '../rules/owner-money.ts';
import { refundDue, refundSteps } from '../rules/refund-due.ts';
import { bookedTerms, guestRoom } from './booking-row.ts';
import type { BookingRow, ShownStruttura } from './booking-repository.ts';
import type { RefundRow } from './refund-repository.ts';

/** A failed refund is reviewed manually, so it is shown to the guest as still in progress. */
function refundStatusOf(refunds: readonly RefundRow[]): GuestBooking['refund_status'] {
  if (refunds.length === 0) return 'nessuno';
  if (refunds.some(({ status }) => status === 'da_verificare')) return 'da_verificare';
  return refunds.every(({ status }) => status === 'riuscito') ? 'riuscito' : 'in_corso';
}

function refundedOf(refunds: readonly RefundRow[]): number {
  const sure = refunds.filter(({ status }) => status !== 'da_verificare');
  return sure.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

export function guestRefund({ agreed, ...booking }: BookingRow, today: CalendarDate) {
  return refundDue({ ...booking, terms: bookedTerms(booking), bill: agreed.bill }, 'ospite', today);
}

const NO_NOTES = { animali_nota: null, gradini_nota: null, regole: null, accoglie_parole: null };

/** The arrival details are hidden in an unconfirmed booking. Its guest can see them only on the listing page. */
const NO_ARRIVAL = {
  arrivo_dalle: null,
  arrivo_entro: null,
  partenza_entro: null,
  gradini: null,
  gradini_nota: null,
  accoglie_nome: null,
};

function presentStruttura(booking: BookingRow, shown: ShownStruttura): GuestBooking['struttura'] {
  const {
    bill: _,
    termini: __,
    camera_ospite: ____,
    casa: _____,
    telefono,
    email,
    indirizzo,
    ...place
  } = booking.agreed;
  const { id: ___, lat, lon, has_own_point, posizione_approssimativa, photo, ...rest } = shown;
  const { lingue_testi, traduzioni_testi, ...arrival } = rest;
  const about = {
    ...place,
    camera: guestRoom(booking.agreed),
    id: booking.struttura_id,
    slug: slugify(place.nome),
    immagine: photoAddress(photo),
  };
  if (booking.status !== 'confermata') {
    const street = shownStreet({ indirizzo, posizione_approssimativa });
    return { ...about, ...NO_ARRIVAL, indirizzo: street, telefono: null, email: null, lat: null, lon: null };
  }
  const point = has_own_point ? { lat, lon } : { lat: null, lon: null };
  const notes = { ...NO_NOTES, gradini_nota: arrival.gradini_nota, lingue_testi, traduzioni_testi };
  const { gradini_nota, lingue_testi: languages } = shownNotes(currentLanguage(), notes);
  const lingua_nota = languages.gradini_nota;
  return {
    ...about,
    ...arrival,
    gradini_nota,
    ...(lingua_nota && { lingua_nota }),
    indirizzo,
    telefono,
    email,
    ...point,
  };
}

export function photoAddress(photo: string | null): string | null {
  return photo === null ? null : `/foto/${photo}`;
}

function presentGuest({ guest_erased_at, guest_name, guest_email, guest_phone, notes }: BookingRow) {
  if (guest_erased_at !== null) return { guest_name: '', guest_email: '', guest_phone: '', notes: '' };
  return { guest_name, guest_email, guest_phone, notes };
}

type Extras = { struttura: ShownStruttura; refunds: readonly RefundRow[]; today: CalendarDate };

export function presentGuestBooking(booking: BookingRow, { struttura, refunds, today }: Extras): GuestBooking {
  const { codice, status, modalita, check_in, check_out, guests } = booking;
  const { politica_cancellazione, paid_cents, cancelled_by, motivo, total_cents } = booking;
  const due = guestRefund(booking, today);
  const isHeld = status === 'in_attesa_pagamento';
  const bill = booking.agreed.bill;
  const refunded_cents = refundedOf(refunds);
  return {
    codice,
    status,
    modalita,
    check_in,
    check_out,
    guests,
    ...presentGuest(booking),
    politica_cancellazione,
    paid_cents,
    cancelled_by,
    motivo,
    bill,
    is_demo: booking.provider === 'demo',
    struttura: presentStruttura(booking, struttura),
    owner_cents: ownerShare({ total_cents, fee_cents: booking.fee_cents, refunded_cents }).share,
    refund_steps: refundSteps(bookedTerms(booking), bill, check_in, today),
    expires_at: booking.expires_at?.toISOString() ?? null,
    checkout_url: isHeld ? booking.checkout_url : null,
    refunded_cents,
    same_day_hour: booking.agreed.same_day_hour ?? null,
    ...unreadForGuest(booking.unread_calendars ?? []),
    refund_status: refundStatusOf(refunds),
    is_late: refunds.some(({ reason }) => reason === 'pagamento_tardivo'),
    paid_at: booking.paid_at?.toISOString() ?? null,
    cancelled_at: booking.cancelled_at?.toISOString() ?? null,
    cancellation: due === null ? null : { refund_cents: due },
    created_at: booking.created_at.toISOString(),
  };
}
