import { type Cents, formatEuro } from '../../kernel/money/cents.ts';
import { formatCount } from '../../kernel/text/format-count.ts';
import type { BookingStatus } from '../rules/booking.ts';
import type { RefundOutcome } from '../rules/booking-outcome.ts';

type RefundMoney = { outcome: RefundOutcome; amount: Cents };
export const cancellableStatuses: Partial<Record<BookingStatus, string>> = {
  in_attesa_pagamento: 'Pagamento in corso',
  richiesta: 'In attesa del proprietario',
  confermata: 'Confermata',
};
export function cancelBookingQuestion(guest: string, { outcome, amount }: RefundMoney, status: BookingStatus): string {
  if (status === 'in_attesa_pagamento') {
    return `Vuoi annullare il pagamento in corso di ${guest}? Non viene addebitato nulla e le notti tornano libere.`;
  }
  const money: Record<RefundOutcome, string> = {
    refund: `Rimborsiamo all’ospite ${formatEuro(amount)}, tutto quello che ha pagato`,
    disputed: 'Da qui non parte nessun rimborso',
    already_refunded: 'L’ospite ha già riavuto tutto quello che ha pagato',
    not_charged: 'Non viene addebitato nulla',
  };
  return `Vuoi annullare la prenotazione di ${guest}? ${money[outcome]}, e le notti tornano libere. La cancellazione è definitiva.`;
}
export function bookingCancelled(guest: string, { outcome, amount }: RefundMoney): string {
  const money: Record<RefundOutcome, string> = {
    refund: `rimborsiamo ${formatEuro(amount)} a ${guest}`,
    disputed: `sul rimborso a ${guest} decide la banca`,
    already_refunded: `${guest} ha già riavuto tutto`,
    not_charged: `a ${guest} non viene addebitato nulla`,
  };
  return `Prenotazione annullata: ${money[outcome]}.`;
}
export function refundSummary({ outcome, amount }: RefundMoney): string {
  const money: Record<RefundOutcome, string> = {
    refund: `rimborso di ${formatEuro(amount)}`,
    disputed: 'contestata: decide la banca',
    already_refunded: 'già rimborsata',
    not_charged: 'nessun addebito',
  };
  return money[outcome];
}
export const bookingsToCancel = {
  title: 'Prenotazioni da annullare',
  explanation:
    'Finché ci sono, l’eliminazione non parte. Annullandole, l’ospite riceve indietro tutto quello che ha pagato, quali che siano le condizioni di cancellazione.',
  emptyTitle: 'Non c’è più nessuna prenotazione',
  emptyText: 'Ora puoi eliminare.',
} as const;
export const pendingPaymentCancelled = 'Pagamento annullato: le notti sono di nuovo libere.';
export const cancelBookingButton = (status: BookingStatus) =>
  status === 'in_attesa_pagamento' ? 'Annulla il pagamento in corso' : 'Annulla la prenotazione';
export const bookingCount = (count: number) => (count === 1 ? '1 prenotazione' : `${formatCount(count)} prenotazioni`);
export const disputedBookingNotice =
  'Contestata in banca: l’importo lo tiene già la banca, quindi da qui non parte nessun rimborso.';
export const upcomingBookings = {
  title: 'Prenotazioni in arrivo',
  explanation:
    'Annullandone una, l’ospite riceve indietro tutto quello che ha pagato, quali che siano le condizioni di cancellazione.',
  emptyTitle: 'Nessuna prenotazione in arrivo',
  emptyText: 'Quando un ospite prenota, la trovi qui fino alla partenza.',
} as const;
export const backToDeletionLink = (nome: string) => `Torna a eliminare ${nome}`;
export const backToDashboardLink = 'Torna al pannello';
export const viewBookingsToCancelLink = 'Vedi le prenotazioni da annullare';
export const bookingsNotLoaded = 'Non riusciamo a caricare le prenotazioni.';
export const reasonLabel = 'Motivo';
export const reasonHint = 'Lo leggono l’ospite e il proprietario, nell’e-mail che parte adesso.';
export const reasonHintWithoutMail = 'Resta nel registro: l’ospite non ha ancora pagato e non riceve e-mail.';
export const reasonMissing = 'Scrivi il motivo.';
export const reasonTooLong = 'Il motivo può avere al massimo 1.000 caratteri.';
export const bookingChanged = 'La prenotazione è cambiata nel frattempo: ricontrollala e decidi di nuovo.';
export const bookingNotCancellable = 'Questa prenotazione non si può più annullare.';
export const bookingStatusInvalid = 'Lo stato indicato non è valido. Ricarica la pagina.';
