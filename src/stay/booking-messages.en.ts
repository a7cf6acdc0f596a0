import { formatClock } from '../kernel/format-clock.ts';
import type { IsTranslation } from '../kernel/translation.ts';
import { type CalendarDate, formatDayMonthYear } from '../kernel/calendar-date.ts';
import { pluralEn } from '../kernel/plural.ts';
import { cartaMancante } from './demo-messages.en.ts';
import { prenotazioniSospese } from './suspended-messages.en.ts';

const traMinuti = (minuti: number) => (minuti === 1 ? 'in a minute' : `in ${minuti} minutes`);

/** The sentences about bookings and payments that the server says. The panel's own are in `messages.en.ts`. */
export const bookingMessages = {
  errorePagamento: 'The payment couldn’t be set up',
  pagamentoNonDisponibile: 'The payment couldn’t be set up',
  nessunAddebito: 'Nothing has been charged.',
  prenotazioniSospese,
  datiMancanti: 'Choose your dates and the number of guests',
  dateNonDisponibili: 'The dates you chose are no longer available. Choose another period.',
  cameraNonDisponibile: 'This room is no longer available on these dates.',
  prezzoCambiato: 'The price has changed. Check the new total and confirm again.',
  confermaNecessaria:
    'Right now we can’t read one of this place’s calendars: the owner has to confirm before your card is charged. Please check, then request to book.',
  dateDaConfermare:
    'For these dates, this place’s calendar has an entry that we cannot read in full: the owner has to confirm before your card is charged. Please check, then request to book.',
  confermaDelProprietario:
    'The owner of this place confirms every booking before the card is charged. Please check, then request to book.',
  confermaPerOggi: (hour: number) =>
    `For an arrival today${hour === 0 ? '' : ` from ${formatClock(`${hour}:00`)} on`}, the owner confirms before the card is charged. Please check, then request to book.`,
  confermaNonServe:
    'The owner’s confirmation is no longer needed: you pay now and the nights are yours. Please check, then go on to the payment.',
  inCorso: 'Just a moment: try again in a few seconds.',
  chiaveRiusata: 'This request has already been sent with different details. Reload the page.',
  chiaveNonValida: 'This request isn’t valid. Reload the page.',
  nonPagabile: 'This place doesn’t take online payments.',
  strutturaNonTrovata: 'We can’t find that place.',
  cameraNonTrovata: 'Choose a room here.',
  cinDiverso: 'The place and the CIN don’t match.',
  troppiPagamentiAperti: (quanti: number, minuti: number) =>
    `There are already ${quanti} payments under way with this email address: complete one or release its dates. Otherwise, try again ${traMinuti(minuti)}.`,
  troppiPagamentiLasciati: (minuti: number) =>
    `Too many payments have been opened with this email address and not completed. Try again ${traMinuti(minuti)}.`,
  troppiPagamentiDallaRete: (minuti: number) =>
    `Too many payments have been opened from your network and not completed. Try again ${traMinuti(minuti)}.`,
  nome: 'Enter your first name and surname.',
  email: 'Enter your full email address, like name@example.com.',
  telefono: 'Enter a valid phone number.',
  note: 'Notes can be up to 1,000 characters long.',
  totale: 'The total given isn’t valid. Reload the page.',
  politica: 'The cancellation policy given isn’t valid. Reload the page.',
  terminiCambiati: 'The booking terms have changed. Reload the page to read the new ones.',
  politicaCambiata: 'The owner has changed the cancellation terms. Check the new ones and confirm again.',
  modalita: 'The type of booking given isn’t valid. Reload the page.',
  rimborso: 'The refund given isn’t valid. Reload the page.',
  rimborsoCambiato: 'The refund has changed. Check the new amount and confirm again.',
  motivo: 'The message can be up to 1,000 characters long.',
  /** To who wants their data erased at the very moment at which they pay. */
  prenotazioneInCorso: 'A payment or a request is under way: wait until it is settled, then delete your data.',
  datiCancellati: 'The person who booked has had their data deleted: this link is no longer valid.',
  prenotazioneNonTrovata: 'Booking not found.',
  pagamentoNonTrovato: 'Payment not found.',
  carta: cartaMancante,
  cartaRifiutata: 'The card was declined. Try another card.',
  fondiInsufficienti: 'There isn’t enough money on this card. Try another card.',
  schedaInesistente: 'We can’t find that tab.',
  paginaInesistente: 'We can’t find that page.',
  giaDecisa: 'This request has already been answered.',
  scaduta: 'The time to answer has run out: the guest’s card will not be charged.',
  nonAnnullabile: 'This booking can no longer be cancelled online. Call the owner.',
  fornitoreSenzaChiavi:
    'This booking was paid through a service that isn’t connected now: charges, refunds and cancellations can’t be made online. The booking stays as it is.',
  fornitoreNonRaggiunto:
    'The payment service isn’t answering: your dates are still held. Try again shortly, or let the hold expire by itself.',
  descrizionePagamento: (stay: { check_in: CalendarDate; check_out: CalendarDate; guests: number }) =>
    `From ${formatDayMonthYear(stay.check_in)} to ${formatDayMonthYear(stay.check_out)}, ${pluralEn(stay.guests, { one: '1 guest', other: `${stay.guests} guests` })}`,
  soggiorno: (nome: string) => `Stay: ${nome}`,
  appunto: ({ codice, contatti }: { codice: string; contatti: readonly (string | null)[] }) =>
    [`Booking code: ${codice}`, ...contatti.filter((each) => each !== null)].join('\n'),
  nonPiuInAttesa: 'This payment is no longer under way. Reload the page.',
};

true satisfies IsTranslation<typeof import('./booking-messages.it.ts'), typeof import('./booking-messages.en.ts')>;
