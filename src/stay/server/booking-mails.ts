import { inOwnersLanguage } from '../../accounts/server/language-service.ts';
import { dateInRome, formatLongDate } from '../../kernel/calendar-date.ts';
import { asCents, formatEuro } from '../../kernel/cents.ts';
import { formatMoment } from '../../kernel/format-moment.ts';
import { bookingPath } from '../../strutture/rules/own-path.ts';
import type { Mail, MailOutbox } from '../../mail/contract.ts';
import { layOutMail } from '../../mail/rules/lay-out-mail.ts';
import { formatAddress } from '../../strutture/rules/format-address.ts';
import { bookingMailMessages as messages } from '../booking-mail-messages.ts';
import { stayMessages } from '../messages.ts';
import { ownerBookingMailMessages } from '../owner-booking-mail-messages.ts';
import { policyMessages } from '../policy-messages.ts';
import type { BookingMailKind } from '../rules/booking-fact.ts';
import { formatCodice, riferimento } from '../rules/codice.ts';
import { ERASED_EMAIL, ERASED_NAME } from '../rules/erased-guest.ts';
import { guestBookingPath, stayFilePath } from '../rules/guest-booking-path.ts';
import type { MailedBooking } from '../rules/mailed-booking.ts';
import { ownerShare } from '../rules/owner-share.ts';
import { refundSteps } from '../rules/refund-due.ts';
import { bookedTerms } from './booked-terms.ts';
import { inBookingLanguage } from './in-booking-language.ts';
import { guestRoom } from './guest-room.ts';
import { isDisputed } from './is-disputed.ts';
import { type BookingRow, ownerEmail, type StayDb } from './booking-repository.ts';
import type { BookingMail } from './stay-parts.ts';

type Fact = readonly [label: string, value: string];

function isForOwner(mail: BookingMailKind): boolean {
  return mail.endsWith('_owner');
}

function aboutOf({ booking, refund_cents, refunded_cents }: BookingMail): MailedBooking {
  const { agreed, guest_name, check_in, check_out, total_cents, paid_cents, expires_at, cancelled_by, motivo } =
    booking;
  return {
    nome: agreed.nome,
    guest_name,
    check_in,
    check_out,
    cancelled_by,
    motivo,
    total_cents: asCents(total_cents),
    refund_cents: asCents(refund_cents),
    refunded_cents: asCents(refunded_cents),
    is_disputed: isDisputed(booking),
    unread: booking.unread_calendars ?? [],
    same_day_hour: agreed.same_day_hour ?? null,
    is_charged: paid_cents > 0,
    answer_by: expires_at && formatMoment(expires_at.toISOString()),
  };
}

/** `camera`: as the reader calls it. */
function stayFacts({ agreed, check_in, check_out, guests }: BookingRow, camera: string | null): Fact[] {
  return [
    [messages.dati.struttura, agreed.nome],
    ...(camera === null ? [] : [[messages.dati.camera, camera] as const]),
    [messages.dati.arrivo, formatLongDate(check_in)],
    [messages.dati.partenza, formatLongDate(check_out)],
    [messages.dati.ospiti, String(guests)],
  ];
}

function billFacts({ agreed: { bill } }: BookingRow): Fact[] {
  const lines = bill.lines.map(
    (line) => [stayMessages.billLine(line), formatEuro(asCents(line.amount_cents))] as const,
  );
  return [...lines, [messages.dati.totale, formatEuro(asCents(bill.total_cents))]];
}

/** When the money came; of a request that was just accepted it has not yet. */
function paidFact({ paid_at }: BookingRow): Fact[] {
  return paid_at === null ? [] : [[messages.dati.pagata, formatMoment(paid_at.toISOString())]];
}

function filled(facts: readonly (readonly [label: string, value: string | null])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]));
}

function policyFact(booking: BookingRow): Fact {
  const { agreed, check_in, created_at } = booking;
  const steps = refundSteps(bookedTerms(booking), agreed.bill, check_in, dateInRome(created_at));
  return [messages.dati.annullamento, policyMessages.steps(steps).join('\n')];
}

function guestFacts(mail: BookingMailKind, booking: BookingRow): Fact[] {
  const { agreed, codice } = booking;
  const facts: Fact[] = [[messages.dati.codice, formatCodice(codice)], ...stayFacts(booking, guestRoom(agreed))];
  if (mail === 'request_guest') return [...facts, ...billFacts(booking), policyFact(booking)];
  if (mail !== 'confirmed_guest') return facts;
  const contacts = filled([
    [messages.dati.indirizzo, formatAddress(agreed)],
    [messages.dati.telefono, agreed.telefono],
    [messages.dati.email, agreed.email],
  ]);
  return [...facts, ...contacts, ...billFacts(booking), ...paidFact(booking), policyFact(booking)];
}

/** What is asked for, or was charged, and what of it stays with the owner: nothing of what was never charged. */
function ownerMoney({ mail, booking, refunded_cents }: BookingMail): Fact[] {
  const { total_cents, fee_cents, paid_cents } = booking;
  const isOver = mail === 'request_expired_owner' || mail === 'cancelled_owner';
  if (isOver && paid_cents === 0) return [];
  const { kept } = ownerShare({ total_cents, fee_cents, refunded_cents });
  return [
    [messages.dati.totale, formatEuro(asCents(total_cents))],
    ...paidFact(booking),
    ...(refunded_cents === 0
      ? []
      : [[ownerBookingMailMessages.dati.rimborsati, formatEuro(asCents(refunded_cents))] as const]),
    // What a bank holds back is nobody's yet.
    ...(isDisputed(booking) ? [] : [[ownerBookingMailMessages.dati.ricevi, formatEuro(kept)] as const]),
  ];
}

function ownerFacts(about: BookingMail): Fact[] {
  const { codice, guest_name, guest_phone, guest_email, notes } = about.booking;
  return filled([
    [messages.dati.riferimento, riferimento(codice)],
    ...stayFacts(about.booking, about.booking.agreed.camera),
    [ownerBookingMailMessages.dati.ospite, guest_name],
    [messages.dati.telefono, guest_phone],
    [messages.dati.email, guest_email],
    [ownerBookingMailMessages.dati.note, notes],
    ...ownerMoney(about),
  ]);
}

/** Of a request that was taken back because its guest has their data erased, its owner reads that, and no more of the person. */
function withoutErased(about: BookingMail): BookingMail {
  const { mail, booking } = about;
  if (mail !== 'cancelled_owner' || booking.guest_erased_at === null || booking.paid_cents > 0) return about;
  const nobody = { guest_name: ERASED_NAME, guest_phone: '', guest_email: '', notes: '' };
  return { ...about, booking: { ...booking, ...nobody } };
}

function writeMail(about: BookingMail, publicUrl: string): Omit<Mail, 'to'> {
  const { mail, booking } = about;
  const words = { ...messages.words, ...ownerBookingMailMessages.words };
  const { subject, button: label, paragraphs, ...rest } = words[mail](aboutOf(about));
  const toOwner = isForOwner(mail);
  const page = toOwner ? bookingPath(booking.id) : guestBookingPath(booking.codice);
  const file = stayFilePath(booking.codice);
  const body = layOutMail({
    ...rest,
    paragraphs: booking.provider === 'demo' ? [...paragraphs, messages.prova] : paragraphs,
    facts: toOwner ? ownerFacts(about) : guestFacts(mail, booking),
    button: { label, url: `${publicUrl}${page}` },
    ...(mail === 'confirmed_guest' && { link: { sentence: messages.calendario, url: `${publicUrl}${file}` } }),
  });
  return { subject, ...body };
}

/** Guests are written to in the language in which they booked, owners in their own. */
export function createBookingMails({ outbox, publicUrl }: { outbox: MailOutbox<StayDb>; publicUrl: string }) {
  return async (transaction: StayDb, asked: BookingMail): Promise<void> => {
    const about = withoutErased(asked);
    const { mail, booking } = about;
    const toOwner = isForOwner(mail);
    const to = toOwner ? await ownerEmail(transaction, booking.struttura_id) : booking.guest_email;
    if (to === null || to === ERASED_EMAIL) return;
    const write = () => writeMail(about, publicUrl);
    const written = toOwner ? await inOwnersLanguage(transaction, to, write) : inBookingLanguage(booking, write);
    await outbox.put(transaction, { to, ...written });
  };
}
