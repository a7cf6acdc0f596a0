/** Reasons that nobody has written: kept as one of the administrator's, and read by the owner. */
export const motivoMessages = {
  cinDiUnAltra: (cin: string) =>
    `Abbiamo approvato un’altra struttura con il CIN ${cin}. Ricontrolla il codice: se è sbagliato, correggilo e invia di nuovo; se è davvero il tuo, rispondi alla nostra e-mail.`,
  senzaMotivo: 'Non è stato indicato un motivo: ricontrolla i dati e le foto, poi invia di nuovo la richiesta.',
} as const;
