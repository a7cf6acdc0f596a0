import type { CalendarDate } from '../kernel/calendar-date.ts';
import { asCents, formatEuro } from '../kernel/cents.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { BookingStatus, CancelledBy, Modalita } from './rules/booking.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { perOspite } from './same-day-messages.it.ts';
import { unreadMessages } from './unread-messages.it.ts';

export type BookingSummary = {
  status: BookingStatus;
  modalita: Modalita;
  is_late: boolean;
  paid_cents: number;
  refunded_cents: number;
  refund_status: 'nessuno' | 'in_corso' | 'riuscito' | 'da_verificare';
  cancelled_by: CancelledBy | null;
  guest_email: string;
  check_in: string;
  /** Since when calendars of other platforms could not be read as it was asked for; `null`: all could. */
  unread_since: string | null;
  is_misread: boolean;
  /** The owner's hour, where they are asked because the stay arrives on the day of the request. */
  same_day_hour: number | null;
  /** Until when the owner of a request can answer. */
  expires_at: string | null;
  /** `camera`: the room that was booked; `null`: the whole house. */
  struttura: { camera: string | null };
};

/** What a booking is at: how good the news are, their title, and the sentences below it. */
export type Headline = { tone: 'ok' | 'wait' | 'over'; title: string; lines: string[] };

function moneyBack({ refund_status, refunded_cents }: BookingSummary): string[] {
  const amount = formatEuro(asCents(refunded_cents));
  if (refund_status === 'da_verificare') return ['Stiamo controllando il pagamento: ti scriviamo appena è chiarito.'];
  if (refund_status === 'riuscito') return [`Ti abbiamo rimborsato ${amount} sulla carta con cui hai pagato.`];
  if (refund_status === 'in_corso')
    return [`Il rimborso di ${amount} è in corso: lo vedi sulla carta in 5-10 giorni lavorativi.`];
  return [];
}

function whatWasPaid(booking: BookingSummary): string[] {
  const back = moneyBack(booking);
  if (back.length > 0) return back;
  if (booking.paid_cents === 0) return ['Non ti è stato addebitato nulla.'];
  if (booking.cancelled_by === 'banca') return ['Il pagamento è stato stornato.'];
  return booking.cancelled_by === 'ospite' ? ['Secondo le condizioni non c’è rimborso.'] : [];
}

function cancelledTitle({ cancelled_by, paid_cents }: BookingSummary): string {
  if (isTakenBack({ cancelled_by, is_charged: paid_cents > 0 })) return 'Hai ritirato la richiesta';
  if (cancelled_by === 'ospite') return 'Hai annullato la prenotazione';
  if (cancelled_by === 'proprietario') return 'Il proprietario ha annullato la prenotazione';
  return 'La prenotazione è annullata';
}

function expired(booking: BookingSummary): Headline {
  if (booking.is_late)
    return {
      tone: 'over',
      title: 'Il pagamento è arrivato tardi',
      lines: [
        'Il pagamento è arrivato dopo la scadenza e le date non erano più libere. Ti rimborsiamo tutto.',
        ...moneyBack(booking),
      ],
    };
  return {
    tone: 'over',
    title: 'Le date sono di nuovo libere',
    lines: [
      booking.modalita === 'su_richiesta'
        ? 'La prenotazione non è stata completata o il proprietario non ha risposto in tempo.'
        : 'Il pagamento non è stato completato.',
      ...whatWasPaid(booking),
    ],
  };
}

function whyAsked(booking: BookingSummary): string[] {
  return [...(booking.same_day_hour === null ? [] : [perOspite]), ...unreadMessages.forGuest(booking)];
}

function answerBy({ expires_at }: BookingSummary): string[] {
  return expires_at === null ? [] : [`Il proprietario può rispondere entro ${formatMoment(expires_at)}.`];
}

function tiAspetta({ struttura, check_in }: BookingSummary, today: CalendarDate): string[] {
  if (check_in < today) return [];
  return [struttura.camera === null ? 'La casa ti aspetta.' : 'La camera ti aspetta.'];
}

function whereItIsWritten({ guest_email }: BookingSummary): string {
  return guest_email === ''
    ? 'I tuoi dati sono stati cancellati: qui resta il soggiorno, finché non è finito.'
    : `Abbiamo scritto a ${guest_email}.`;
}

const headlines: Record<BookingStatus, (booking: BookingSummary, today: CalendarDate) => Headline> = {
  in_attesa_pagamento: (booking) => ({
    tone: 'wait',
    title: booking.modalita === 'immediata' ? 'Manca solo il pagamento' : 'Manca solo la carta',
    lines: unreadMessages.forGuest(booking),
  }),
  richiesta: (booking) => ({
    tone: 'wait',
    title: 'Richiesta inviata',
    lines: [
      ...answerBy(booking),
      booking.paid_cents > 0
        ? 'L’importo è già stato addebitato: se il proprietario rifiuta o non risponde, ti rimborsiamo l’intero importo.'
        : 'Sulla carta c’è solo una preautorizzazione: l’addebito avviene solo se accetta.',
      ...whyAsked(booking),
    ],
  }),
  confermata: (booking, today) => ({
    tone: 'ok',
    title: 'Prenotazione confermata',
    lines: [
      [...tiAspetta(booking, today), whereItIsWritten(booking), 'Conserva il link di questa pagina.'].join(' '),
      ...moneyBack(booking),
    ],
  }),
  scaduta: expired,
  rifiutata: (booking) => ({
    tone: 'over',
    title: 'Il proprietario non può ospitarti',
    lines: ['Le date sono di nuovo libere.', ...whatWasPaid(booking)],
  }),
  annullata: (booking) => ({ tone: 'over', title: cancelledTitle(booking), lines: whatWasPaid(booking) }),
};

/** Whole, as the portal's share is agreed on: rounding to cents moves it by less than half. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}

function timeLeft(minutes: number): string {
  if (minutes <= 0) return 'il tempo sta per finire';
  if (minutes === 1) return 'ancora 1 minuto';
  if (minutes < 120) return `ancora ${minutes} minuti`;
  return `ancora ${Math.floor(minutes / 60)} ore`;
}

export const guestBookingMessages = {
  nonTrovata: 'Non troviamo questa prenotazione',
  doveIlCodice:
    'Forse l’indirizzo non è stato copiato tutto. Il codice ha 16 lettere e cifre: lo trovi nell’e-mail che ti abbiamo mandato. Se non hai finito di pagare, non c’è nessuna prenotazione e non ti è stato addebitato nulla.',
  codiceIncompleto: 'Il codice ha 16 lettere e cifre: controlla di averlo scritto tutto.',
  headline: (booking: BookingSummary, today: CalendarDate) => headlines[booking.status](booking, today),
  sonoTue: (stay: string) => `Le notti ${stay} sono tue fino alle`,
  demo: 'Pagamento dimostrativo: nessun addebito.',
  nonAddebitato: 'Hai lasciato la pagina del pagamento: non ti è stato addebitato nulla.',
  controlliamo: 'Se hai appena pagato, la conferma compare qui tra pochi secondi: non chiudere la pagina.',
  timeLeft,
  perIlProprietario: (ownerCents: number, feeCents: number) =>
    `${formatEuro(asCents(ownerCents))} vanno al proprietario, ${formatEuro(asCents(feeCents))} (${percentOf(feeCents, ownerCents + feeCents)}\u00a0%) a Ospitalia. Gli importi sono al lordo dei costi del servizio di pagamento.`,
  rimborso: (cents: number) =>
    cents === 0 ? 'Non ricevi alcun rimborso.' : `Ricevi ${formatEuro(asCents(cents))} sulla carta con cui hai pagato.`,
  richiestaRitirata: 'Non ti viene addebitato nulla.',
  rimborsoCambiato: (cents: number) =>
    `Il rimborso è cambiato: ora è di ${formatEuro(asCents(cents))}. Conferma di nuovo se va bene.`,
  nonRiuscito: 'Non ci siamo riusciti. Controlla la connessione e riprova.',
  aggiornata: (title: string) => `Aggiornamento: ${title}.`,
} as const;
