/** What the nights of our own bookings are called in the property calendar. */
export const ownNightsMessages = {
  hold: 'Pagamento in corso',
  request: 'Richiesta in attesa',
  booking: 'Prenotazione',
} as const;
