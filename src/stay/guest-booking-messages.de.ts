import type { CalendarDate } from '../kernel/calendar-date.ts';
import { asCents, formatEuro } from '../kernel/cents.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import type { BookingSummary, Headline } from './guest-booking-messages.it.ts';
import type { BookingStatus } from './rules/booking.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { perOspite } from './same-day-messages.de.ts';
import { unreadMessages } from './unread-messages.de.ts';

function moneyBack({ refund_status, refunded_cents }: BookingSummary): string[] {
  const amount = formatEuro(asCents(refunded_cents));
  if (refund_status === 'da_verificare')
    return ['Wir prüfen die Zahlung und schreiben Ihnen, sobald alles geklärt ist.'];
  if (refund_status === 'riuscito')
    return [`Wir haben Ihnen ${amount} auf die Karte erstattet, mit der Sie bezahlt haben.`];
  if (refund_status === 'in_corso')
    return [`Die Erstattung von ${amount} läuft. Sie sehen sie in 5–10 Arbeitstagen auf Ihrer Karte.`];
  return [];
}

function whatWasPaid(booking: BookingSummary): string[] {
  const back = moneyBack(booking);
  if (back.length > 0) return back;
  if (booking.paid_cents === 0) return ['Ihre Karte wurde nicht belastet.'];
  if (booking.cancelled_by === 'banca') return ['Die Zahlung wurde zurückgebucht.'];
  return booking.cancelled_by === 'ospite' ? ['Nach den Bedingungen gibt es keine Erstattung.'] : [];
}

function cancelledTitle({ cancelled_by, paid_cents }: BookingSummary): string {
  if (isTakenBack({ cancelled_by, is_charged: paid_cents > 0 })) return 'Sie haben die Anfrage zurückgezogen';
  if (cancelled_by === 'ospite') return 'Sie haben die Buchung storniert';
  if (cancelled_by === 'proprietario') return 'Der Gastgeber hat die Buchung storniert';
  return 'Die Buchung ist storniert';
}

function expired(booking: BookingSummary): Headline {
  if (booking.is_late)
    return {
      tone: 'over',
      title: 'Die Zahlung kam zu spät',
      lines: [
        'Die Zahlung ist nach Ablauf der Frist eingegangen, und die Nächte waren nicht mehr frei. Wir erstatten Ihnen alles.',
        ...moneyBack(booking),
      ],
    };
  return {
    tone: 'over',
    title: 'Die Nächte sind wieder frei',
    lines: [
      booking.modalita === 'su_richiesta'
        ? 'Die Buchung wurde nicht abgeschlossen, oder der Gastgeber hat nicht rechtzeitig geantwortet.'
        : 'Die Zahlung wurde nicht abgeschlossen.',
      ...whatWasPaid(booking),
    ],
  };
}

function whyAsked(booking: BookingSummary): string[] {
  return [...(booking.same_day_hour === null ? [] : [perOspite]), ...unreadMessages.forGuest(booking)];
}

function answerBy({ expires_at }: BookingSummary): string[] {
  return expires_at === null ? [] : [`Der Gastgeber kann bis ${formatMoment(expires_at)} antworten.`];
}

function tiAspetta({ struttura, check_in }: BookingSummary, today: CalendarDate): string[] {
  if (check_in < today) return [];
  return [struttura.camera === null ? 'Ihre Unterkunft erwartet Sie.' : 'Ihr Zimmer erwartet Sie.'];
}

function whereItIsWritten({ guest_email }: BookingSummary): string {
  return guest_email === ''
    ? 'Ihre Daten sind gelöscht. Der Aufenthalt bleibt hier sichtbar, bis er zu Ende ist.'
    : `Wir haben an ${guest_email} geschrieben.`;
}

const headlines: Record<BookingStatus, (booking: BookingSummary, today: CalendarDate) => Headline> = {
  in_attesa_pagamento: (booking) => ({
    tone: 'wait',
    title: booking.modalita === 'immediata' ? 'Es fehlt nur noch die Zahlung' : 'Es fehlen nur noch die Kartendaten',
    lines: unreadMessages.forGuest(booking),
  }),
  richiesta: (booking) => ({
    tone: 'wait',
    title: 'Anfrage gesendet',
    lines: [
      ...answerBy(booking),
      booking.paid_cents > 0
        ? 'Ihre Karte wurde schon belastet. Lehnt der Gastgeber ab oder antwortet er nicht, erstatten wir Ihnen den vollen Betrag.'
        : 'Der Betrag ist auf Ihrer Karte reserviert. Belastet wird sie nur, wenn er annimmt.',
      ...whyAsked(booking),
    ],
  }),
  confermata: (booking, today) => ({
    tone: 'ok',
    title: 'Buchung bestätigt',
    lines: [
      [...tiAspetta(booking, today), whereItIsWritten(booking), 'Bewahren Sie den Link dieser Seite auf.'].join(' '),
      ...moneyBack(booking),
    ],
  }),
  scaduta: expired,
  rifiutata: (booking) => ({
    tone: 'over',
    title: 'Der Gastgeber kann Ihre Anfrage leider nicht annehmen',
    lines: ['Die Nächte sind wieder frei.', ...whatWasPaid(booking)],
  }),
  annullata: (booking) => ({ tone: 'over', title: cancelledTitle(booking), lines: whatWasPaid(booking) }),
};

/** Whole, as the portal's share is agreed on: rounding to cents moves it by less than half. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}

function timeLeft(minutes: number): string {
  if (minutes <= 0) return 'die Zeit läuft gleich ab';
  if (minutes === 1) return 'noch 1 Minute';
  if (minutes < 120) return `noch ${minutes} Minuten`;
  return `noch ${Math.floor(minutes / 60)} Stunden`;
}

export const guestBookingMessages = {
  nonTrovata: 'Wir finden diese Buchung nicht',
  doveIlCodice:
    'Vielleicht wurde die Adresse nicht vollständig kopiert. Der Code hat 16 Buchstaben und Ziffern. Er steht in der E-Mail, die wir Ihnen gesendet haben. Wenn Sie die Zahlung nicht abgeschlossen haben, gibt es keine Buchung, und Ihre Karte wurde nicht belastet.',
  codiceIncompleto: 'Der Code hat 16 Buchstaben und Ziffern. Prüfen Sie, ob er vollständig ist.',
  headline: (booking: BookingSummary, today: CalendarDate) => headlines[booking.status](booking, today),
  sonoTue: (stay: string) => `Die Nächte ${stay} sind für Sie reserviert bis`,
  demo: 'Testzahlung: Es fließt kein Geld.',
  nonAddebitato: 'Sie haben die Zahlungsseite verlassen. Ihre Karte wurde nicht belastet.',
  controlliamo:
    'Wenn Sie gerade bezahlt haben, erscheint die Bestätigung hier in wenigen Sekunden. Schließen Sie die Seite nicht.',
  timeLeft,
  perIlProprietario: (ownerCents: number, feeCents: number) =>
    `${formatEuro(asCents(ownerCents))} gehen an den Gastgeber, ${formatEuro(asCents(feeCents))} (${percentOf(feeCents, ownerCents + feeCents)}\u00a0%) an Ospitalia. Die Kosten des Zahlungsdienstes sind noch nicht abgezogen.`,
  rimborso: (cents: number) =>
    cents === 0
      ? 'Sie erhalten keine Erstattung.'
      : `Sie erhalten ${formatEuro(asCents(cents))} auf die Karte, mit der Sie bezahlt haben.`,
  richiestaRitirata: 'Ihre Karte wird nicht belastet.',
  rimborsoCambiato: (cents: number) =>
    `Die Erstattung hat sich geändert. Jetzt sind es ${formatEuro(asCents(cents))}. Bestätigen Sie noch einmal, wenn es passt.`,
  nonRiuscito: 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  aggiornata: (title: string) => `Neuer Stand: ${title}.`,
} as const;

true satisfies IsTranslation<
  typeof import('./guest-booking-messages.it.ts'),
  typeof import('./guest-booking-messages.de.ts')
>;
