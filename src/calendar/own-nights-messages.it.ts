export const ownNightsMessages = {
  hold: 'Pagamento in corso',
  request: 'Richiesta in attesa',
  booking: 'Prenotazione',
} as const;
