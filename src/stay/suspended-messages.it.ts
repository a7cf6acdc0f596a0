/** While the database is away: at a payment, and on the page of a home. */
export const prenotazioniSospese =
  'In questo momento non è possibile prenotare. Non ti è stato addebitato nulla: riprova tra qualche minuto.';
