import { inOwnersLanguage } from '../../accounts/server/language-service.ts';
import { formatLongDate } from '../../kernel/dates/calendar-date.ts';
import { asCents, formatEuro } from '../../kernel/money/cents.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import { formatMoment } from '../../kernel/dates/format-moment.ts';
import type { Mail, MailOutbox, ReplyTo } from '../../mail/contract.ts';
import { layOutMail } from '../../mail/rules/lay-out-mail.ts';
import { bookingPath } from '../../strutture/rules/owner-path.ts';
import type { BookingMailKind, OwnerMailKind } from '../rules/booking-fact.ts';
import type { FreeHome } from '../rules/free-home.ts';
import { ERASED_EMAIL, ERASED_NAME } from '../rules/erased-guest.ts';
import { guestBookingPath, stayFilePath } from '../rules/guest-booking-path.ts';
import type { MailedBooking } from '../rules/mailed-booking.ts';
import { mapLink } from '../rules/map-link.ts';
import { type ConfirmedHome, guestFacts, ownerFacts } from './booking-mail-facts.ts';
import { arrivalFacts, type BookingRow, type HomeContacts, homeContacts, type StayDb } from './booking-repository.ts';
import { isDisputed, inBookingLanguage } from './booking-row.ts';
import { STAY_FILE_TYPE, stayFileOf } from './stay-file.ts';
import type { BookingMailFile, BookingMailFiles } from './mails/booking-mail.ts';
import type { BookingMail } from './stay-dependencies.ts';
import { mailMessages, ownerMessages } from '../messages/by-request.ts';

function isForOwner(mail: BookingMailKind): mail is OwnerMailKind {
  return mail.endsWith('_owner');
}

function aboutOf({ booking, refund_cents, refunded_cents }: BookingMail): MailedBooking {
  const { agreed, guest_name, check_in, check_out, total_cents, paid_cents, expires_at, cancelled_by, motivo } =
    booking;
  return {
    nome: agreed.nome,
    guest_name,
    from: formatLongDate(check_in),
    to: formatLongDate(check_out),
    total: formatEuro(asCents(total_cents)),
    refund: formatEuro(asCents(refund_cents)),
    cancelled_by,
    motivo,
    total_cents: asCents(total_cents),
    refund_cents: asCents(refund_cents),
    refunded_cents: asCents(refunded_cents),
    is_disputed: isDisputed(booking),
    unread: booking.unread_calendars ?? [],
    same_day_hour: agreed.same_day_hour ?? null,
    is_charged: paid_cents > 0,
    answer_by: expires_at === null ? '' : formatMoment(expires_at.toISOString()),
  };
}

function withoutErased(about: BookingMail): BookingMail {
  const { mail, booking } = about;
  if (mail !== 'cancelled_owner' || booking.guest_erased_at === null || booking.paid_cents > 0) return about;
  const erased = { guest_name: ERASED_NAME, guest_phone: '', guest_email: '', notes: '' };
  return { ...about, booking: { ...booking, ...erased } };
}

type Extras = {
  file: BookingMailFile;
  contacts: HomeContacts;
  home: ConfirmedHome | null;
  freeHomes: readonly FreeHome[];
  publicUrl: string;
};

function replyTo({ mail, booking }: BookingMail, { file, contacts: { email } }: Extras): ReplyTo {
  if (file.isAnsweredByOperator?.(booking.cancelled_by) === true) return 'operator';
  const { guest_name, guest_email, guest_erased_at, agreed } = booking;
  if (!isForOwner(mail)) return email === null ? 'operator' : { name: agreed.nome, address: email };
  return guest_erased_at === null ? { name: guest_name, address: guest_email } : 'operator';
}

function noteOf({ camera, citta, km, total_cents, is_su_richiesta }: FreeHome): string {
  const messages = mailMessages().alternativeHomes;
  return [
    ...(camera === null ? [] : [messages.room(camera)]),
    citta,
    km < 1 ? messages.lessThanOneKm : messages.aboutKm(formatCount(Math.round(km))),
    messages.total(formatEuro(total_cents)),
    ...(is_su_richiesta ? [messages.onRequest] : []),
  ].join(', ');
}

function choicesOf({ freeHomes, publicUrl }: Extras) {
  if (freeHomes.length === 0) return {};
  const { introForOne, intro } = mailMessages().alternativeHomes;
  const items = freeHomes.map((home) => {
    return { name: home.nome, note: noteOf(home), url: `${publicUrl}${home.path}` };
  });
  return { choices: { sentence: items.length === 1 ? introForOne : intro, items } };
}

function writeMail(about: BookingMail, extras: Extras): Omit<Mail, 'to'> {
  const { mail, booking } = about;
  const { publicUrl, home } = extras;
  const toOwner = isForOwner(mail);
  const {
    subject,
    button: label = mailMessages().openBookingButton,
    paragraphs,
    ...rest
  } = extras.file.write(aboutOf(about));
  const page = toOwner ? bookingPath(booking.id) : guestBookingPath(booking.codice);
  const calendar = { sentence: mailMessages().addToCalendarIntro, url: `${publicUrl}${stayFilePath(booking.codice)}` };
  const body = layOutMail({
    ...rest,
    footnote: toOwner ? ownerMessages().ownerMailFootnote : mailMessages().guestMailFootnote,
    paragraphs: booking.provider === 'demo' ? [...paragraphs, mailMessages().testPaymentNotice] : paragraphs,
    ...choicesOf(extras),
    facts: toOwner ? ownerFacts(about) : guestFacts(mail, booking, home),
    button: { label, url: `${publicUrl}${page}` },
    ...(home !== null && { links: [{ sentence: mailMessages().mapLinkIntro, url: home.map }, calendar] }),
  });
  const file = home === null ? null : stayFileOf(booking, publicUrl);
  const attachment = file && { file_name: file.file_name, type: STAY_FILE_TYPE, contents: file.text };
  return { subject, ...body, reply_to: replyTo(about, extras), ...(attachment && { attachment }) };
}

async function confirmedHome(
  transaction: StayDb,
  { struttura_id, agreed }: BookingRow,
  host: string | null,
): Promise<ConfirmedHome> {
  const { lat, lon, has_own_point, ...now } = await arrivalFacts(transaction, struttura_id);
  // If the owner has not set a point, the home has the coordinates of the comune's centre, which are useless for navigation.
  const point = has_own_point ? { lat, lon } : { lat: null, lon: null };
  return { house: agreed.casa ?? now, host, map: mapLink({ ...agreed, ...point }) };
}

export type BookingMailDependencies = {
  outbox: MailOutbox<StayDb>;
  publicUrl: string;
  mails: BookingMailFiles;
};

export function createBookingMails({ outbox, publicUrl, mails }: BookingMailDependencies) {
  return async (transaction: StayDb, mailFacts: BookingMail): Promise<void> => {
    const about = withoutErased(mailFacts);
    const { mail, booking } = about;
    const contacts = await homeContacts(transaction, booking.struttura_id);
    const to = isForOwner(mail) ? contacts.proprietario_email : booking.guest_email;
    if (to === null || to === ERASED_EMAIL) return;
    const home = mail === 'confirmed_guest' ? await confirmedHome(transaction, booking, contacts.accoglie_nome) : null;
    const file: BookingMailFile = isForOwner(mail) ? mails.owner[mail] : mails.guest[mail];
    const freeHomes = file.offersOtherHomes?.(booking.cancelled_by) === true ? (about.freeHomes ?? []) : [];
    const write = () => writeMail(about, { file, contacts, home, freeHomes, publicUrl });
    const written = isForOwner(mail)
      ? await inOwnersLanguage(transaction, to, write)
      : inBookingLanguage(booking, write);
    await outbox.put(transaction, { to, ...written });
  };
}
