import { brandName } from '../../../kernel/brand.ts';
import type { IsTranslation } from '../../../kernel/translation.ts';

export const condizioniDiPrenotazione = 'Booking terms';
export const pocheRegoleScrittePerEssere =
  'A few rules, written to be read: what you buy, when you pay, what you get back.';
export const versione = 'Last updated';
export const conChiPrenoti = 'Who you book with';
export const ilSoggiornoLoVendeChi = `The stay is sold by the people who run the place: the contract is between you and the owner. ${brandName} keeps the calendar, passes on the booking and gets the payment to the owner through Stripe. Only Stripe sees your card details.`;
export const quandoLeDateSonoTue = 'When the dates are yours';
export const quandoApriIlPagamentoTeniamo = (sessionMinutes: number, graceMinutes: number) =>
  `When you open the payment page, we hold the nights for you for ${sessionMinutes} minutes. If you pay in time your booking is confirmed and we write to you. If you don’t pay, after another ${graceMinutes} minutes the dates become available again and we charge you nothing.`;
export const inAlcuneStrutture = (requestHours: number) =>
  `At some places the owner accepts requests one by one; at all the others we ask the owner to confirm when we can’t read the calendars they keep elsewhere, or when you want to arrive the same day and the hour they have set is past. The amount is only held on your card, and the owner has ${requestHours} hours to answer, but no longer than the day of arrival. If they accept, your card is charged and the booking is confirmed. If they decline or don’t answer, the hold lapses and you pay nothing.`;
export const quantoPaghi = 'How much you pay';
export const ilTotaleMostratoPrima = (feePercent: number) =>
  `The total shown before payment, and nothing more: nights, extra guests and the cleaning fee. Tourist tax, where the municipality charges it, is paid at the property. Of the total ${brandName} keeps ${feePercent}%; the rest goes to the owner, who bears the cost of the card payment.`;
export const seAnnulliTu = 'If you cancel';
export const ogniCasaHa =
  'Every place has one of these sets of terms. You can read the exact dates before you pay and in your booking.';
export const unaRichiestaACui = (pulizie: string) =>
  `${pulizie} A request that the owner hasn’t answered yet can be withdrawn at no cost. The refund goes back to the card you paid with: you’ll see it in 5–10 working days.`;
export const seAnnullaIlProprietario = 'If the owner cancels';
export const riceviIndietroTuttoSempre =
  'You get everything back, always. The same applies if the payment arrives when the place is no longer available.';
export const perLegge = 'By law';
export const perISoggiorniConDate =
  'For stays with specific dates the law doesn’t provide for a 14-day right of withdrawal: the terms chosen by the place apply. You keep your rights as a consumer if the place is not as described or not available.';
export const iTuoiDati = 'Your data';
export const nomeEMailTelefono =
  'The owner needs your name, email, phone and notes to welcome you, and we need them to write to you. The rest is explained under';
export const privacy = 'Privacy';
export const doveIPagamentiSonoDimostrativi =
  'Where payments are only a demo, the payment page says so and no money changes hands.';
export const comeSiPrenota = `How to book and pay on ${brandName}, how to cancel and how much you get back.`;

true satisfies IsTranslation<typeof import('./termini-messages.it.ts'), typeof import('./termini-messages.en.ts')>;
