import type { IsTranslation } from '../kernel/translation.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { asCents, formatEuro } from '../kernel/cents.ts';
import { formatMoment } from '../kernel/format-moment.ts';
import type { BookingSummary, Headline } from './guest-booking-messages.it.ts';
import type { BookingStatus } from './rules/booking.ts';
import { isTakenBack } from './rules/is-taken-back.ts';
import { perOspite } from './same-day-messages.fr.ts';
import { unreadMessages } from './unread-messages.fr.ts';

function moneyBack({ refund_status, refunded_cents }: BookingSummary): string[] {
  const amount = formatEuro(asCents(refunded_cents));
  if (refund_status === 'da_verificare')
    return ['Nous vérifions le paiement : nous vous écrirons dès que la situation sera éclaircie.'];
  if (refund_status === 'riuscito')
    return [`Nous vous avons remboursé ${amount} sur la carte avec laquelle vous avez payé.`];
  if (refund_status === 'in_corso')
    return [`Le remboursement de ${amount} est en cours : vous le verrez sur la carte sous 5 à 10 jours ouvrés.`];
  return [];
}

function whatWasPaid(booking: BookingSummary): string[] {
  const back = moneyBack(booking);
  if (back.length > 0) return back;
  if (booking.paid_cents === 0) return ['La carte n’a pas été débitée.'];
  if (booking.cancelled_by === 'banca') return ['Le paiement vous a été remboursé.'];
  return booking.cancelled_by === 'ospite' ? ['D’après les conditions, il n’y a pas de remboursement.'] : [];
}

function cancelledTitle({ cancelled_by, paid_cents }: BookingSummary): string {
  if (isTakenBack({ cancelled_by, is_charged: paid_cents > 0 })) return 'Vous avez retiré la demande';
  if (cancelled_by === 'ospite') return 'Vous avez annulé la réservation';
  if (cancelled_by === 'proprietario') return 'Le propriétaire a annulé la réservation';
  return 'La réservation est annulée';
}

function expired(booking: BookingSummary): Headline {
  if (booking.is_late)
    return {
      tone: 'over',
      title: 'Le paiement est arrivé trop tard',
      lines: [
        'Le paiement est arrivé après l’échéance et les dates n’étaient plus disponibles. Nous vous remboursons en totalité.',
        ...moneyBack(booking),
      ],
    };
  return {
    tone: 'over',
    title: 'Les dates sont de nouveau disponibles',
    lines: [
      booking.modalita === 'su_richiesta'
        ? 'La réservation n’a pas été finalisée ou le propriétaire n’a pas répondu à temps.'
        : 'Le paiement n’a pas été effectué.',
      ...whatWasPaid(booking),
    ],
  };
}

function whyAsked(booking: BookingSummary): string[] {
  return [...(booking.same_day_hour === null ? [] : [perOspite]), ...unreadMessages.forGuest(booking)];
}

function answerBy({ expires_at }: BookingSummary): string[] {
  return expires_at === null ? [] : [`Le propriétaire peut répondre jusqu’au ${formatMoment(expires_at)}.`];
}

function awaitsYou({ struttura, check_in }: BookingSummary, today: CalendarDate): string[] {
  if (check_in < today) return [];
  return [struttura.camera === null ? 'Votre hébergement vous attend.' : 'Votre chambre vous attend.'];
}

function whereItIsWritten({ guest_email }: BookingSummary): string {
  return guest_email === ''
    ? 'Vos données ont été effacées : le séjour reste ici tant qu’il n’est pas terminé.'
    : `Nous avons écrit à ${guest_email}.`;
}

const headlines: Record<BookingStatus, (booking: BookingSummary, today: CalendarDate) => Headline> = {
  in_attesa_pagamento: (booking) => ({
    tone: 'wait',
    title: booking.modalita === 'immediata' ? 'Il ne manque que le paiement' : 'Il ne manque que la carte',
    lines: unreadMessages.forGuest(booking),
  }),
  richiesta: (booking) => ({
    tone: 'wait',
    title: 'Demande envoyée',
    lines: [
      ...answerBy(booking),
      booking.paid_cents > 0
        ? 'La carte a déjà été débitée : si le propriétaire refuse ou ne répond pas, nous vous remboursons la totalité du montant.'
        : 'Le montant est autorisé sur la carte et n’est débité que s’il accepte.',
      ...whyAsked(booking),
    ],
  }),
  confermata: (booking, today) => ({
    tone: 'ok',
    title: 'Réservation confirmée',
    lines: [
      [...awaitsYou(booking, today), whereItIsWritten(booking), 'Conservez le lien de cette page.'].join(' '),
      ...moneyBack(booking),
    ],
  }),
  scaduta: expired,
  rifiutata: (booking) => ({
    tone: 'over',
    title: 'Le propriétaire ne peut pas vous accueillir',
    lines: ['Les dates sont de nouveau disponibles.', ...whatWasPaid(booking)],
  }),
  annullata: (booking) => ({ tone: 'over', title: cancelledTitle(booking), lines: whatWasPaid(booking) }),
};

/** Whole, as the portal's share is agreed on: rounding to cents moves it by less than half. */
function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole);
}

function timeLeft(minutes: number): string {
  if (minutes <= 0) return 'le temps est presque écoulé';
  if (minutes === 1) return 'encore 1 minute';
  if (minutes < 120) return `encore ${minutes} minutes`;
  return `encore ${Math.floor(minutes / 60)} heures`;
}

export const guestBookingMessages = {
  nonTrovata: 'Nous ne trouvons pas cette réservation',
  doveIlCodice:
    'L’adresse n’a peut-être pas été copiée en entier. Le code compte 16 lettres et chiffres : vous le trouverez dans l’e-mail que nous vous avons envoyé. Si vous n’avez pas fini de payer, il n’y a pas de réservation et rien ne vous a été débité.',
  codiceIncompleto: 'Le code compte 16 lettres et chiffres : vérifiez que vous l’avez saisi en entier.',
  headline: (booking: BookingSummary, today: CalendarDate) => headlines[booking.status](booking, today),
  sonoTue: (stay: string) => `Les nuits ${stay} sont à vous jusqu’à`,
  demo: 'Paiement de démonstration : rien n’est débité.',
  nonAddebitato: 'Vous avez quitté la page du paiement : la carte n’a pas été débitée.',
  controlliamo:
    'Si vous venez de payer, la confirmation apparaîtra ici dans quelques secondes : ne fermez pas la page.',
  timeLeft,
  perIlProprietario: (ownerCents: number, feeCents: number) =>
    `${formatEuro(asCents(ownerCents))} reviennent au propriétaire, ${formatEuro(asCents(feeCents))} (${percentOf(feeCents, ownerCents + feeCents)} %) à Ospitalia. Ces montants s’entendent avant déduction des frais du service de paiement.`,
  rimborso: (cents: number) =>
    cents === 0
      ? 'Vous ne recevez aucun remboursement.'
      : `Vous recevez ${formatEuro(asCents(cents))} sur la carte avec laquelle vous avez payé.`,
  richiestaRitirata: 'La carte n’est pas débitée.',
  rimborsoCambiato: (cents: number) =>
    `Le remboursement a changé : il est maintenant de ${formatEuro(asCents(cents))}. Confirmez de nouveau si cela vous va.`,
  nonRiuscito: 'L’opération n’a pas abouti. Vérifiez votre connexion et réessayez.',
  aggiornata: (title: string) => `Mise à jour : ${title}.`,
};

true satisfies IsTranslation<
  typeof import('./guest-booking-messages.it.ts'),
  typeof import('./guest-booking-messages.fr.ts')
>;
